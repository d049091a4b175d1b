import { sitePath } from '../contract/routes.ts';
import { datedProfile, profileDate } from '../website/dated-profile.ts';
import { compressed, type Site } from './site.ts';

/** The page of a profile, with its date in the head, as netlify/edge-functions/profile.ts answers it. */
export async function profilePage(site: Site, request: Request, asked: Headers): Promise<Response> {
  const date = profileDate(request);
  if (date === undefined) return site(request.method, sitePath.profiles(), asked);
  // The page whole: without conditions, range and compression.
  const page = await site('GET', sitePath.profiles(), new Headers());
  return compressed(await datedProfile(page, date, asked), request.method, asked);
}
