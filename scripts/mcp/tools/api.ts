import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { ApiChange, ApiChanges } from '../../../src/lib/contracts/apiChanges';
import { getChangesFile } from '../../../src/lib/apiChanges/comparisons';
import { formatGroup, formatMarkdown } from '../../../src/lib/apiChanges/formatMarkdown';
import type { VersionName } from '../../../src/lib/docsVersions';
import { getApiPath } from '../../../src/lib/paths';
import { listProductVersions } from '../../../src/lib/productVersions';
import { PRODUCT_SLUGS, type ProductSlug } from '../../../src/lib/products';
import { answer, fail } from '../answer';
import * as inputs from '../inputs';
import type { Site } from '../site';

/** The part of `x/api/<product>/<name>.json` that is used: the lists of its subject. */
interface ApiFile {
  api: Readonly<Record<string, unknown>>;
}

const LISTS = ['props', 'members', 'slots', 'classes'] as const;

/** All members with that name in a component or interface, by list. */
function findMembers({ api }: ApiFile, member: string): Record<string, unknown[]> {
  const name = member.replace(/\(\)$/, '');
  return Object.fromEntries(
    LISTS.map((list) => [list, (api[list] ?? []) as Record<string, unknown>[]] as const)
      .map(
        ([list, items]) =>
          [
            list,
            items.filter((item) => [item.name, item.key, item.className].includes(name)),
          ] as const,
      )
      .filter(([, items]) => items.length > 0),
  );
}

function findProduct(site: Site, name: string, version: VersionName): ProductSlug | undefined {
  return PRODUCT_SLUGS.find((slug) => site.readPage(getApiPath(slug, name, version)) !== undefined);
}

const findChange = (changes: readonly ApiChange[], name: string) =>
  changes.filter((change) => [change.name, change.before].includes(name));

/** Only the changes of a name: of a whole component, or of members with that name. */
function pickChanges({ groups, ...changes }: ApiChanges, name: string): ApiChanges {
  return {
    ...changes,
    groups: groups
      .map((group) =>
        group.name === name ? group : { ...group, changes: findChange(group.changes, name) },
      )
      .filter((group) => group.changes.length > 0),
  };
}

/** Tools for the API that the packages declare. */
export function registerApi(server: McpServer, site: Site): void {
  server.registerTool(
    'look_up_api',
    {
      title: 'Look up an API',
      description:
        'Props, slots, classes or properties of a component or interface in a version, as declared by its packages, or just one member.',
      inputSchema: {
        name: z.string().describe('Component or interface: DataGrid, GridColDef, BarChart.'),
        member: z
          .string()
          .optional()
          .describe('Return only this prop, property, method, slot or class.'),
        version: inputs.version,
        product: inputs.product.optional(),
      },
      annotations: { readOnlyHint: true },
    },
    async ({ name, member, version, product }) => {
      const owner = product ?? findProduct(site, name, version);
      const path = owner && getApiPath(owner, name, version);
      const page = path && site.readPage(path);
      if (!path || page === undefined) {
        const { hits } = await site.searcher.search({
          query: name,
          scope: product ?? 'all',
          version,
          limit: 5,
        });
        const names = hits.map(({ title, kind }) => `${kind} ${title}`).join(', ');
        return fail(
          `${version} has no reference page for ${name}. Similar names: ${names || 'none'}.`,
        );
      }
      if (member === undefined) {
        return answer(page);
      }
      const file = site.readJson(`${path.slice(1, -1)}.json`) as ApiFile;
      const found = findMembers(file, member);
      return Object.keys(found).length > 0
        ? answer(`${name}.${member} in ${version} (${path}):\n${JSON.stringify(found, null, 2)}`)
        : fail(
            `${name} has no member "${member}" in ${version}. Call look_up_api without a member to see all.`,
          );
    },
  );

  server.registerTool(
    'compare_versions',
    {
      title: 'Compare two versions',
      description:
        'What was removed, renamed, moved, changed or added in a product between two majors, for all of the API or for one name.',
      inputSchema: {
        product: inputs.product,
        from: inputs.version,
        to: inputs.version,
        name: z
          .string()
          .optional()
          .describe('Return only changes of this component, prop, slot, method or export.'),
      },
      annotations: { readOnlyHint: true },
    },
    ({ product, from, to, name }) => {
      const file = getChangesFile({ product, from, to }, 'json').slice(1);
      const changes = site.readJson(file) as ApiChanges | undefined;
      if (!changes) {
        const majors = listProductVersions(product).toReversed().join(', ');
        return fail(
          `No comparison of ${product} from ${from} to ${to}. Choose an older and a newer version of ${majors}.`,
        );
      }
      if (name === undefined) {
        return answer(formatMarkdown(changes));
      }
      const { groups } = pickChanges(changes, name);
      return groups.length > 0
        ? answer(groups.map((group) => formatGroup(group)).join('\n\n'))
        : answer(`Nothing named "${name}" changed in ${product} from ${from} to ${to}.`);
    },
  );
}
