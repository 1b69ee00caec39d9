import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { MovePlan } from './planMove';

/** Removes a folder and its parent folders as long as they are empty. */
function removeEmpty(directory: string): void {
  const stats = statSync(directory, { throwIfNoEntry: false });
  if (stats?.isDirectory() && readdirSync(directory).length === 0) {
    rmdirSync(directory);
    removeEmpty(path.dirname(directory));
  }
}

/** Does a move completely or not at all: if a file can't be written, everything is reverted. */
export function writeMove(siteDir: string, { move, texts }: MovePlan): void {
  const [from, to] = [move.from, move.to].map((page) => path.join(siteDir, 'docs', page)) as [
    string,
    string,
  ];
  const before = new Map<string, string>();
  let isMoved = false;
  try {
    for (const [file, text] of texts) {
      const target = path.join(siteDir, file);
      before.set(target, readFileSync(target, 'utf8'));
      writeFileSync(target, text);
    }
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(from, to);
    isMoved = true;
    removeEmpty(path.dirname(from));
  } catch (error) {
    if (isMoved) {
      mkdirSync(path.dirname(from), { recursive: true });
      renameSync(to, from);
    }
    before.forEach((text, target) => writeFileSync(target, text));
    removeEmpty(path.dirname(to));
    throw new Error(
      `Nothing was moved. ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}
