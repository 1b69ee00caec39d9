import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { SearchHit } from '../../../src/lib/contracts/search';
import { answer, fail } from '../answer';
import * as inputs from '../inputs';
import type { Site } from '../site';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 50;

function formatHit({ kind, title, page, path, plan, excerpt, also = [] }: SearchHit): string {
  const where = page === undefined ? '' : ` of ${page}`;
  const others = also.map((place) => `${place.page} (${place.path})`).join(', ');
  return `- ${kind} ${title}${where} (${path})${plan ? `, ${plan} plan` : ''}${excerpt ? `: ${excerpt}` : ''}${others && ` (also of ${others})`}`;
}

/** The site's search, with the same index and the same order. */
export function registerSearch(server: McpServer, site: Site): void {
  server.registerTool(
    'search',
    {
      title: 'Search the docs',
      description:
        'Finds pages, sections, demos, components, props, slots, classes, events, selectors, methods, exports and error codes by name or description. Best matches first.',
      inputSchema: {
        query: z
          .string()
          .min(1)
          .describe('A name (columnVisibilityModel) or words (pin a column).'),
        version: inputs.version,
        product: inputs.product.optional(),
        limit: z.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
      },
      annotations: { readOnlyHint: true },
    },
    async ({ query, version, product, limit }) => {
      const scope = product ?? 'all';
      await site.searcher.prepare(version, scope);
      await site.searcher.complete(version, scope);
      const { hits, total, nearest } = await site.searcher.search({ query, version, scope, limit });
      if (total === 0) {
        const names = nearest.map(formatHit).join('\n');
        return fail(`Nothing found for "${query}" in ${version}. Similar names:\n${names}`);
      }
      return answer(
        `${total} results, showing the first ${hits.length}:\n${hits.map(formatHit).join('\n')}`,
      );
    },
  );
}
