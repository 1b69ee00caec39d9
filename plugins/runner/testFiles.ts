import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Writes files into a directory, objects as JSON. */
export function writeFiles(directory: string, files: Record<string, string | object>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** A temporary directory with these files, for tests. */
export function createTestDir(files: Record<string, string | object>): string {
  const directory = realpathSync(mkdtempSync(path.join(tmpdir(), 'runner-')));
  writeFiles(directory, files);
  return directory;
}
