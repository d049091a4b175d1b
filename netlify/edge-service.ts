import publisher from '../data/publisher.json' with { type: 'json' };
import { createService, type FetchFile, logText } from '../src/gateway/service.ts';
import { readServiceSettings } from '../src/settings/settings.ts';

const report = (problem: unknown): void => console.error(logText(problem));

/** One per isolate, shared by all functions, so that a client has one allowance across them. */
export const service = await createService(publisher, readServiceSettings(Netlify.env.toObject(), report), {
  now: Date.now,
  report,
});

/** Static files, for the functions that compute a response. */
export function filesOf({ url }: Request, context: { next(file: Request): Promise<Response> }): FetchFile {
  return (path) => context.next(new Request(new URL(path, url)));
}
