import { it } from 'vitest';
import { ROOT } from './content-fixture.ts';
import { runProgram } from './scripts/build/dataset/program.ts';

// In parallel with the other tests, because running the compiler first would leave a core idle.
it('npm run check finds nothing: types and style', async () => {
  await runProgram('npm', ['run', '--silent', 'check'], ROOT);
});
