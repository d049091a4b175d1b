import { parentPort } from 'node:worker_threads';
import { sharedWork } from './shared-work.ts';
import type { MatrixTask } from './write-matrices.ts';
import { writeShare } from './write-share.ts';

// What the helper thread runs. With its one task done, nothing keeps it alive.
parentPort!.once('message', ({ job, memory }: MatrixTask) => writeShare(job, sharedWork(memory)));
