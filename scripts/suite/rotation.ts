import { execFileSync } from 'node:child_process';

/** Which part of the work that takes turns is due in this run of the suite. */
export interface Rotation {
  /** A number that differs from commit to commit, or everything. */
  turn: number | 'all';
  /** Files that differ from the commit on which this work stands, relative to the site. */
  changed: readonly string[];
}

export const EVERYTHING: Rotation = { turn: 'all', changed: [] };

/** Where a branch may have begun, the surest first. */
const TRUNKS = ['origin/HEAD', 'origin/main', 'main'];

function createGit(cwd: string) {
  return (...args: string[]): string | undefined => {
    try {
      const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
      return execFileSync('git', args, { cwd, encoding: 'utf8', stdio }).trim();
    } catch {
      return undefined;
    }
  };
}

/**
 * The turn of the commit in this folder. Everything is due where git knows no commit, or none before
 * it, so that nobody can say what has changed.
 */
export function readRotation(siteDir: string): Rotation {
  const git = createGit(siteDir);
  const head = git('rev-parse', 'HEAD');
  const fork = TRUNKS.map((trunk) => git('merge-base', 'HEAD', trunk)).find(Boolean);
  const base = fork && fork !== head ? fork : git('rev-parse', '--verify', 'HEAD^');
  const changed = base && git('diff', '--name-only', '--relative', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (!head || changed === undefined || added === undefined) {
    return EVERYTHING;
  }
  const files = `${changed}\n${added}`.split('\n').filter(Boolean);
  return { turn: parseInt(head.slice(0, 8), 16), changed: files };
}

/** Whether the change has a file of these. */
export function touches({ changed }: Rotation, files: RegExp): boolean {
  return changed.some((file) => files.test(file));
}

/** Whether the turn is that of an item, which comes once in so many commits by chance. */
export function isTurn({ turn }: Rotation, index: number, every: number): boolean {
  return turn === 'all' || (turn + index) % every === 0;
}

/** The items whose turn it is, and those that the change touches. */
export function chooseByTurn<T>(
  items: readonly T[],
  rotation: Rotation,
  every: number,
  isTouched: (item: T) => boolean = () => false,
): T[] {
  return items.filter((item, index) => isTurn(rotation, index, every) || isTouched(item));
}

/**
 * Some `count` of the items, so that a run takes as long however many there are, and those that
 * the change touches; all when everything is due.
 */
export function chooseSome<T>(
  items: readonly T[],
  rotation: Rotation,
  count: number,
  isTouched?: (item: T) => boolean,
): T[] {
  const every = Math.max(1, Math.ceil(items.length / count));
  return chooseByTurn(items, rotation, every, isTouched);
}
