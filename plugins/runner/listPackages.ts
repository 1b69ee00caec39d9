import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The packages that demos of a docs version may import: `dependencies` of its workspace. `docsDir`
 * is absolute. Throws if the folder isn't a workspace.
 */
export function listPackages(docsDir: string): string[] {
  const file = path.join(docsDir, 'package.json');
  if (!existsSync(file)) {
    throw new Error(
      `The runner requires ${file}, which lists the packages that edited demos can import. Check \`docsDir\`.`,
    );
  }
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies);
}
