import { benchGateway } from './gateway-bench.ts';

// Run by Deno, the runtime of the edge; prints JSON for the process that started it.
console.log(JSON.stringify(await benchGateway()));
