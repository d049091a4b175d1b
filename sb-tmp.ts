import { benchServe } from './scripts/bench/serve-bench.ts';
import fs from 'fs-extra';
fs.ensureDirSync('/dev/shm/sb');
console.log(await benchServe(process.cwd(), process.cwd()+'/dist', '/dev/shm/sb'));
