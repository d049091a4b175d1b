import type { TestProject } from 'vitest/node';
import { buildSite } from '../../scripts/build/build-site.ts';
import { requireChromium } from '../../scripts/draw/chromium.ts';
import { startNetlifyDev } from '../../scripts/start/netlify-dev.ts';
import { DATA_DIR } from '../content-fixture.ts';
import { freePort } from '../free-port.ts';
import { createTemporaryProject } from '../product/temporary-project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly siteUrl: string;
  }
}

/** One `netlify dev` for all browser tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  stopWithoutChromium();
  const port = await freePort();
  const temporary = await createTemporaryProject();
  await buildSite({
    dataDir: DATA_DIR,
    outDir: `${temporary.root}/dist`,
    site: `http://localhost:${port}`,
    years: { first: 1990, last: 1990 },
    log: { write: () => {} },
  });
  // High limits, because tests open many pages per minute from one address; the limit itself is tested elsewhere.
  const server = await startNetlifyDev({
    root: temporary.root,
    port,
    stdio: 'pipe',
    env: { RATE_LIMIT_PER_MINUTE: '10000' },
  });
  project.provide('siteUrl', server.url);
  return async () => {
    await server.stop();
    await temporary.remove();
  };
}

/** Without a stack trace, which would hide the line that says what to do. */
function stopWithoutChromium(): void {
  try {
    requireChromium();
  } catch (error) {
    console.error(`Error: ${(error as Error).message}`);
    process.exit(1);
  }
}
