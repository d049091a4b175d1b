import type { Config, Context } from '@netlify/edge-functions';
import { datedPage, requestedDates } from '../../src/gateway/dated-page.ts';
import { DATED_PAGES } from '../../src/http/published-paths.ts';

/** Without a date it returns nothing, and the static layer answers. */
export default async function datedPages(request: Request, context: Context): Promise<Response | undefined> {
  const dated = requestedDates(request, new Date().getFullYear());
  // A new request, to get the whole page: a plain GET without conditional headers.
  return dated && datedPage(await context.next(new Request(request.url)), dated, request.headers);
}

export const config: Config = {
  path: [...DATED_PAGES] as `/${string}`[],
  onError: 'bypass',
};
