import type { HighlightedFile } from '@site/src/lib/contracts/demos';

const getFolder = (name: string) => name.replace(/[^/]+$/, '');

/**
 * The entry, followed by the files, folder by folder, in the order in which the entry imports the
 * folders.
 */
export function sortFiles(files: readonly HighlightedFile[]): HighlightedFile[] {
  const [entry, ...others] = files;
  const folders = [...new Set(others.map(({ name }) => getFolder(name)))];
  const sorted = others.toSorted(
    (a, b) =>
      folders.indexOf(getFolder(a.name)) - folders.indexOf(getFolder(b.name)) ||
      a.name.localeCompare(b.name),
  );
  return entry ? [entry, ...sorted] : [];
}
