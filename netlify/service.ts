import publisher from '../data/publisher.json' with { type: 'json' };
import type { FetchFile } from '../src/gateway/build-index.ts';
import { logText } from '../src/gateway/log-text.ts';
import { createService } from '../src/gateway/service.ts';
import { readServiceSettings } from '../src/settings/settings.ts';

const report = (problem: unknown): void => console.error(logText(problem));

/** Made once per isolate, for all functions: a client has one allowance, whichever of them it asks. */
export const service = await createService(publisher, readServiceSettings(Netlify.env.toObject(), report), {
  now: Date.now,
  report,
});

/** Files of the static layer, for the functions that compute an answer. */
export function filesOf({ url }: Request, context: { next(file: Request): Promise<Response> }): FetchFile {
  return (path) => context.next(new Request(new URL(path, url)));
}
