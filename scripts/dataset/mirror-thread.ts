import { parentPort } from 'node:worker_threads';
import { type MirrorJob, writeMirror } from './write-mirror.ts';

// What the helper thread runs. With its one task done, nothing keeps it alive.
parentPort!.once('message', (job: MirrorJob) => writeMirror(job, (packed) => parentPort!.postMessage(packed)));
