import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The packages that demos of a docs version may import: `dependencies` of its workspace.
 * `docsDir` is absolute. Throws when the folder is no workspace.
 */
export function listPackages(docsDir: string): string[] {
  const file = path.join(docsDir, 'package.json');
  if (!existsSync(file)) {
    throw new Error(
      `The runner needs ${file}: it names the packages that edited demos may import. Check \`docsDir\`.`,
    );
  }
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies);
}
