import { workerData } from 'node:worker_threads';
import { sharedWork } from './shared-work.ts';
import { writeShare, type MatrixJob } from './write-share.ts';

// What a second thread runs; see write-matrices.ts.
const { job, memory } = workerData as { job: MatrixJob; memory: SharedArrayBuffer };
await writeShare(job, sharedWork(memory));
