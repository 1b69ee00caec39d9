import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { SearchEntry } from '../../../src/lib/contracts/search';
import { splitVersionPath } from '../../../src/lib/docsVersions';
import { getCanonicalPath } from '../../../src/lib/paths';
import { answer, fail } from '../answer';
import * as inputs from '../inputs';
import type { Site } from '../site';

const formatPage = ({ title, path, plan, text }: SearchEntry) =>
  `- ${title} (${path})${plan ? `, ${plan} plan` : ''}${text ? `: ${text}` : ''}`;

/** A page's path from any form an assistant may use: a URL, a Markdown file, or a list item. */
export function readPath(page: string): string {
  const path = page.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const bare = path.replace(/(\.(tailwind|css|js))*\.md$/, '').replace(/\/index$/, '');
  return getCanonicalPath(bare.startsWith('/') ? bare : `/${bare}`);
}

/** Tools that list and read pages. */
export function registerPages(server: McpServer, site: Site): void {
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: 'Lists the pages of a version of the docs with a description of each.',
      inputSchema: { version: inputs.version, section: inputs.section.optional() },
      annotations: { readOnlyHint: true },
    },
    ({ version, section }) => {
      const pages = site.listPages(version, section);
      return pages.length > 0
        ? answer(pages.map(formatPage).join('\n'))
        : fail(`${section ?? 'The site'} has no pages in ${version}.`);
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Reads a page as Markdown, including the code of its demos. Find pages with list_pages and search.',
      inputSchema: {
        path: z.string().describe('Path or URL of a page: /x/react-data-grid/sorting/.'),
        language: inputs.language,
        styling: inputs.styling,
      },
      annotations: { readOnlyHint: true },
    },
    async ({ path, language, styling }) => {
      const wanted = readPath(path);
      const text = site.readPage(wanted, { language, styling });
      if (text !== undefined) {
        return answer(text);
      }
      const place = splitVersionPath(wanted);
      if (!place) {
        return fail(`${wanted} isn't a page of the docs. Their paths start with /x/.`);
      }
      const query = place.page.replace(/\/$/, '').split('/').at(-1)!.replaceAll('-', ' ');
      const { version } = place;
      const { hits } = await site.searcher.search({ query, scope: 'all', version, limit: 5 });
      const pages = [...new Set(hits.map((hit) => hit.path.replace(/#.*$/, '')))];
      return fail(`Page ${wanted} doesn't exist. Similar pages: ${pages.join(', ') || 'none'}.`);
    },
  );
}
