import { EXAMPLE_DATE, FIRST_YEAR, isoDate, LAST_YEAR } from '../../calendar/dates.ts';
import { API_VERSION, apiPath, fileOf } from '../../http/api-path.ts';
import { ALLOW, CACHE_SECONDS } from '../../http/headers.ts';
import { MCP_PATH, markdownPath } from '../../http/site-path.ts';
import { RATE_WINDOW_SECONDS } from '../../settings/rate-limits.ts';
import { PACKAGE_NAME, packageCommands } from '../../words/npm-package.ts';
import type { Page, PageContext } from '../page.ts';
import { type ProseValue, prosePage } from '../prose-page.tsx';
import { answers, endpoints, fields, requestBuilder } from './docs-reference.tsx';

export function docsPage(context: PageContext, { pack, run } = packageCommands()): Page {
  const { site, limits } = context;
  const { docs: words } = context.words;
  return {
    ...prosePage(context, 'docs', {
      site,
      'api-version': API_VERSION,
      theme: context.words.pictureOptions.theme.name,
      width: context.words.pictureOptions.width.name,
      format: context.words.pictureOptions.format.name,
      openapi: fileOf(apiPath('/openapi')),
      'request-builder': requestBuilder(context),
      answers: answers(context),
      fields: fields(context),
      endpoints: endpoints(context),
      picture: picture(context),
      allow: ALLOW,
      'matrix-requests': words.requests(limits.matrix),
      'other-requests': words.requests(limits.other),
      'window-seconds': RATE_WINDOW_SECONDS,
      'first-year': FIRST_YEAR,
      'last-year': LAST_YEAR,
      'cache-hours': CACHE_SECONDS / 3600,
      'mcp-path': MCP_PATH,
      'mcp-command': pack === undefined ? `${run} mcp` : `${pack}\n${run} mcp`,
      'made-before': pack === undefined ? '' : words.packageIsMadeBefore,
      package: PACKAGE_NAME,
      run,
      'example-iso': isoDate(EXAMPLE_DATE),
      llms: context.words.paths.models,
      markdown: markdownPath(context.words.paths.docs),
    }),
    path: context.words.paths.docs,
    cover: 'docs',
    script: 'docs',
  };
}

function picture({ site, words }: PageContext): ProseValue {
  const path = words.paths.api(apiPath('/matrix/{day}/{month}/{year}.svg', EXAMPLE_DATE));
  const alt = words.star.ofDate(words.longDate(EXAMPLE_DATE));
  return { html: <img src={path} alt={alt} width="360" height="465" />, markdown: `![${alt}](${site}${path})` };
}
