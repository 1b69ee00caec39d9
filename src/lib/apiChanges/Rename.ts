import type { ApiMajor, ApiProductId } from '../contracts/api';

/**
 * `export` is any exported name, `member` a prop, a property, a method, a text or a format, `theme`
 * a key of the theme. `path`
 * is where something is imported from; a newer major may have other things under an old path.
 */
export type RenamePart = 'export' | 'member' | 'slot' | 'class' | 'event' | 'theme' | 'path';

/** What a migration guide says of one name. */
export interface Rename {
  product: ApiProductId;
  from: ApiMajor;
  /** The major after `from`. */
  to: ApiMajor;
  part: RenamePart;
  /** Component or interface, by its name in `from`; absent where it holds for all that have it. */
  owner?: string;
  before: string;
  /** New name of the same part, or with `isElsewhere` what to use in its place, as code. */
  after: string;
  isElsewhere?: true;
}

/** Old name, or `Owner.name`, → new name, or what to use instead. */
type Names = Readonly<Record<string, string>>;

export interface RenameTable {
  renamed?: Partial<Record<RenamePart, Names>>;
  /** What has no new name, and something else that serves. */
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

/** One table of the hand-kept map as a list. */
export function createRenames(
  step: Pick<Rename, 'product' | 'from' | 'to'>,
  { renamed, instead }: RenameTable,
): Rename[] {
  return [
    ...listEntries(renamed).map((entry) => ({ ...step, ...entry })),
    ...listEntries(instead).map((entry) => ({ ...step, ...entry, isElsewhere: true as const })),
  ];
}
