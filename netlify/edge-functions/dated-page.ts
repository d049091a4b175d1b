import type { Config, Context } from '@netlify/edge-functions';
import { datedPage, requestedPreview } from '../../src/gateway/dated-page.ts';

/** Without a date it returns nothing, and the static layer answers. */
export default async function datedPages(request: Request, context: Context): Promise<Response | undefined> {
  const preview = requestedPreview(request, new Date().getFullYear());
  // A new request, to get the whole page: a plain GET without conditional headers.
  return preview && datedPage(await context.next(new Request(request.url)), preview, request.headers);
}

export const config: Config = {
  path: ['/perfil', '/pareja', '/en/profile', '/en/couple'],
  onError: 'bypass',
};
