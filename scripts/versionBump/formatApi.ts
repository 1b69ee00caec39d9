import type { Extraction } from '../../plugins/apiReference/loadModels';
import { compareProducts } from '../../src/lib/apiChanges/compareProducts';
import { formatGroup } from '../../src/lib/apiChanges/formatMarkdown';
import { getProduct } from '../../src/lib/products';

function formatProduct({ model: after }: Extraction, before: readonly Extraction[]): string[] {
  const old = before.find(({ model }) => model.product === after.product);
  if (!old) {
    return [];
  }
  // The map of renames is between majors; within one, only certain renames count.
  const { groups, fromVersion, toVersion } = compareProducts(old.model, after, []);
  const { name } = getProduct(after.product);
  return [
    `### ${name}: ${fromVersion} → ${toVersion}`,
    ...(groups.length === 0
      ? ['Nothing changed.']
      : groups.map((group) => formatGroup(group, '####'))),
  ];
}

/** What changed in the API of every product between two extractions, and what is now unclear. */
export function formatApi(before: readonly Extraction[], after: readonly Extraction[]): string {
  const known = new Set(before.flatMap(({ problems }) => problems));
  const problems = after
    .flatMap((extraction) => extraction.problems)
    .filter((problem) => !known.has(problem));
  return [
    ...after.flatMap((extraction) => formatProduct(extraction, before)),
    ...(problems.length === 0
      ? []
      : ['### What can no longer be read', problems.map((text) => `- ${text}`).join('\n')]),
  ].join('\n\n');
}

/** The same if the new packages are written in a way that the extractor doesn't know. */
export function formatUnread(reason: string): string {
  return `The API can't be read (${reason}). See the output. Fix plugins/apiReference/extract, then undo the bump and run it again.`;
}
