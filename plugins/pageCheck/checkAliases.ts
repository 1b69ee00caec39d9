import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { suggest } from '../../src/lib/suggest';
import { ALIASES_FIELD, readAliases } from '../mdx/headingAliasesPlugin';
import type { CheckedPage, PageDiagnostic } from './page';

type Heading = Node & { depth: number; data?: { id?: string } };

/** The ids of sections, below the title. */
function listSections(tree: Node): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'heading', (node) => {
    const { depth, data } = node as Heading;
    if (depth > 1 && data?.id) {
      ids.add(data.id);
    }
  });
  return ids;
}

/** The line of an entry in the front matter. */
function findLine(text: string, alias: string): number {
  const isEntry = (line: string) => /^\s+['"]?(.+?)['"]?:/.exec(line)?.[1] === alias;
  return text.split('\n').findIndex(isEntry) + 1;
}

/** Old ids of sections that point to no section of the page, or that are still in use there. */
export function checkAliases({
  tree,
  ids,
  text,
  frontMatter,
}: Pick<CheckedPage, 'tree' | 'ids' | 'text' | 'frontMatter'>): PageDiagnostic[] {
  const sections = listSections(tree);
  return readAliases(frontMatter).flatMap(([alias, id]) => {
    const place = { line: findLine(text, alias), column: 1 };
    if (!sections.has(id)) {
      return [
        {
          ...place,
          message: `The old id "${alias}" points to "#${id}", but no section of this page has that id.${suggest(id, [...sections], (near) => `#${near}`)}`,
        },
      ];
    }
    return ids.has(alias)
      ? [
          {
            ...place,
            message: `The old id "${alias}" is still an id on this page. Remove it from "${ALIASES_FIELD}".`,
          },
        ]
      : [];
  });
}
