import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import type { WrittenPage } from '../lib/findPage';

/**
 * Whether a diagnostic is about a page: it is in the page's folder or below, where no other page
 * begins, or it names the page's address, as those of the navigation do.
 */
export function isOfPage(
  { file, message }: Pick<Diagnostic, 'file' | 'message'>,
  page: Pick<WrittenPage, 'file' | 'page'>,
  hasPage: (directory: string) => boolean,
): boolean {
  if (message.includes(`"/x/${page.page}"`)) {
    return true;
  }
  const own = path.posix.dirname(page.file);
  const findOwner = (directory: string): string =>
    directory === own || directory === '.' || hasPage(directory)
      ? directory
      : findOwner(path.posix.dirname(directory));
  return findOwner(path.posix.dirname(file)) === own;
}
