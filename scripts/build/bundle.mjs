// The first half of `npm run build`: makes .cache/build/, which the second half runs. Plain JavaScript, so that it also runs,
// and says what is missing, where only the packages for serving are installed.
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
// Tests name another folder, so that they do not replace what a build is running.
const outdir = path.join(root, process.argv[2] ?? '.cache/build');

function fail(line) {
  console.error(`Error: ${line}`);
  process.exit(1);
}

const { build } = await import('esbuild').catch(() =>
  fail('esbuild is not installed; a build needs the development packages: run npm ci, without --omit=dev'),
);

try {
  await build({
    absWorkingDir: root,
    entryPoints: ['scripts/build.ts', ...['load-content', 'site-parts'].map((name) => `scripts/build/${name}.ts`)],
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir,
    logLevel: 'silent',
  });
} catch ({ errors: [first] = [], message }) {
  const where = first?.location ? `${first.location.file}:${first.location.line}: ` : '';
  fail(`the build cannot be bundled into ${outdir}: ${where}${first?.text ?? message.split('\n')[0]}`);
}
