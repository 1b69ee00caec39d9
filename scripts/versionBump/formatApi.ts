import type { Extraction } from '../../plugins/apiReference/loadModels';
import { compareProducts } from '../../src/lib/apiChanges/compareProducts';
import { formatGroup } from '../../src/lib/apiChanges/formatMarkdown';
import { getProduct } from '../../src/lib/products';

function formatProduct({ model: after }: Extraction, before: readonly Extraction[]): string[] {
  const old = before.find(({ model }) => model.product === after.product);
  if (!old) {
    return [];
  }
  // The map of renames is between majors: within one, only what is sure is a rename.
  const { groups, fromVersion, toVersion } = compareProducts(old.model, after, []);
  const { name } = getProduct(after.product);
  return [
    `### ${name}: ${fromVersion} → ${toVersion}`,
    ...(groups.length === 0
      ? ['Nothing changed.']
      : groups.map((group) => formatGroup(group, '####'))),
  ];
}

/** What changed in the API of every product between two readings of it, and what is not clear now. */
export function formatApi(before: readonly Extraction[], after: readonly Extraction[]): string {
  const known = new Set(before.flatMap(({ problems }) => problems));
  const problems = after
    .flatMap((extraction) => extraction.problems)
    .filter((problem) => !known.has(problem));
  return [
    ...after.flatMap((extraction) => formatProduct(extraction, before)),
    ...(problems.length === 0
      ? []
      : ['### What the packages no longer tell', problems.map((text) => `- ${text}`).join('\n')]),
  ].join('\n\n');
}

/** The same where the new packages are written in a way that the extractor does not know. */
export function formatUnread(reason: string): string {
  return `The API cannot be read (${reason}): see the output. Mend plugins/apiReference/extract, then undo the bump and run it again.`;
}
