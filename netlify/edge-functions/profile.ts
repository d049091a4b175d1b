import type { Config, Context } from '@netlify/edge-functions';
import { datedProfile, profileDate } from '../../src/gateway/dated-page.ts';

/** Without a date it returns nothing, and the static layer answers as if this function were not there. */
export default async function profile(request: Request, context: Context): Promise<Response | undefined> {
  const date = profileDate(request);
  // A new request, because the page is wanted whole: by GET, without conditions.
  return date && datedProfile(await context.next(new Request(request.url)), date, request.headers);
}

export const config: Config = {
  path: '/perfil',
  onError: 'bypass',
};
