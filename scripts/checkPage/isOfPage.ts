import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import type { WrittenPage } from '../lib/findPage';

/**
 * Whether a diagnostic is about a page: it is in the page's folder or a subfolder that doesn't
 * belong to another page, or it contains the page's address, as those about the navigation do.
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
