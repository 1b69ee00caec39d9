import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder for what the demos of a product share: `docs/react-data-grid/data`. */
export const SHARED_DIR = 'data';

/** Whether a file lies in a folder, at any depth. Both are absolute. */
export function isInside(file: string, directory: string): boolean {
  const relative = path.relative(directory, file);
  return relative !== '' && !relative.startsWith('..');
}

/**
 * The shared folder of a product's demos, found from one of its page folders; undefined if there is
 * none. The search ends at the workspace.
 */
export function findSharedDir(directory: string): string | undefined {
  const shared = path.join(directory, SHARED_DIR);
  if (existsSync(shared)) {
    return shared;
  }
  const parent = path.dirname(directory);
  return parent === directory || existsSync(path.join(parent, 'package.json'))
    ? undefined
    : findSharedDir(parent);
}
