import { parentPort } from 'node:worker_threads';
import { writeMirror, type MirrorJob } from './write-mirror.ts';

// What the helper thread runs. With its one task done, nothing keeps it alive.
parentPort!.once('message', (job: MirrorJob) => writeMirror(job, (packed) => parentPort!.postMessage(packed)));
