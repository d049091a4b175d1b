import { existsSync } from 'node:fs';
import { UserError } from '../command/run-command.ts';

/** Where Debian and Ubuntu install it; `CHROMIUM` overrides it. */
export const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium';

/** Quiet and offline: no updates, no first-run pages, no sync. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function requireChromium(): void {
  if (existsSync(CHROMIUM)) return;
  throw new UserError(
    `${CHROMIUM}: no Chromium there; install it (apt-get install chromium fonts-noto-color-emoji) or set CHROMIUM to its path`,
  );
}
