import type { ApiMajor, ApiProductId } from '../contracts/api';

/**
 * `export` is any exported name, `member` a prop, property, method, text or format, `theme` a key
 * of the theme. `path` is an import path; in a newer major, an old path may contain something else.
 */
export type RenamePart = 'export' | 'member' | 'slot' | 'class' | 'event' | 'theme' | 'path';

/** What a migration guide says about one name. */
export interface Rename {
  product: ApiProductId;
  from: ApiMajor;
  /** The major after `from`. */
  to: ApiMajor;
  part: RenamePart;
  /**
   * The component's or interface's name in `from`; undefined if it applies to all that have the
   * name.
   */
  owner?: string;
  before: string;
  /** New name of the same part; with `isElsewhere`, what to use instead, as code. */
  after: string;
  isElsewhere?: true;
}

/** Maps old names, or `Owner.name`, to new names, or to what to use instead. */
type Names = Readonly<Record<string, string>>;

export interface RenameTable {
  renamed?: Partial<Record<RenamePart, Names>>;
  /** What has no new name, but something else to use instead. */
  instead?: Partial<Record<RenamePart, Names>>;
}

function listEntries(table: RenameTable['renamed']) {
  return Object.entries(table ?? {}).flatMap(([part, names]) =>
    Object.entries(names).map(([key, after]) => {
      const [, owner, before = key] = /^([A-Z]\w*)\.(.+)$/.exec(key) ?? [];
      return { part: part as RenamePart, ...(owner && { owner }), before, after };
    }),
  );
}

/** Converts one table of the hand-written map to a list. */
export function createRenames(
  step: Pick<Rename, 'product' | 'from' | 'to'>,
  { renamed, instead }: RenameTable,
): Rename[] {
  return [
    ...listEntries(renamed).map((entry) => ({ ...step, ...entry })),
    ...listEntries(instead).map((entry) => ({ ...step, ...entry, isElsewhere: true as const })),
  ];
}
