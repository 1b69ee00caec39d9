import type { Diagnostic } from '../../src/lib/diagnostic';
import type { VersionName } from '../../src/lib/docsVersions';
import { readNames, type PageName } from './readNames';

/** The names in the packages of a docs version. */
export interface Vocabulary {
  /** Every word in their declarations and scripts. */
  words: ReadonlySet<string>;
  /** Names that modules export. */
  exports: ReadonlySet<string>;
  /** Module paths: `@mui/x-charts/BarChart`. */
  modules: ReadonlySet<string>;
}

export interface NamedPage {
  /** Relative to the site. */
  file: string;
  markdown: string;
  /** Code of its demos; the page may use the names that it declares. */
  demos: string;
  version: VersionName;
}

export interface Known {
  vocabularies: ReadonlyMap<VersionName, Vocabulary>;
  /** Words of the language, the browser and React. */
  platform: ReadonlySet<string>;
  allowed: ReadonlySet<string>;
}

/** Names of a form that only exports have: types by their endings, hooks, selectors. */
const EXPORT_FORM =
  /^(?:Grid[A-Z]\w*|use[A-Z]\w*|(?!disable[A-Z])\w+Selector|Get\w+Fn\w*|[A-Z]\w+(?:Props|Slots|SlotsComponents?|SlotProps|Classes|ClassKey))$/;

const CODE_FENCE = /^[ \t]*(`{3,})(?:tsx|ts|jsx|js)\b[^\n]*\n([^]*?)\n[ \t]*\1[ \t]*$/gm;
const WORD = /[A-Za-z_$][\w$]*/g;

/** Names in the compiled code of a page, which is checked elsewhere. */
function readOwnWords({ markdown, demos }: NamedPage): Set<string> {
  const fences = [...markdown.matchAll(CODE_FENCE)].map(([, , code = '']) => code);
  return new Set([demos, ...fences].join('\n').match(WORD));
}

/** The versions whose names a line may use: the page's own, and those that it mentions. */
function listVersions(
  { text, heading }: PageName,
  { file, version }: NamedPage,
  all: readonly VersionName[],
): VersionName[] {
  const previous = /\/migration-[\w-]*-(v\d)\//.exec(file)?.[1] ?? all[all.indexOf(version) + 1];
  const isOfAll = /versions?\b|earlier|older|upgrade|\bv\d/i.test(heading);
  const spoken = [...text.matchAll(/\b(?:v|versions? |and )(\d)\b/gi)].map(
    ([, major]) => `v${major}`,
  );
  return all.filter(
    (other) =>
      other === version ||
      isOfAll ||
      spoken.includes(other) ||
      (file.includes('/migration/') && other === previous),
  );
}

/** Whether a line itself says that the name doesn't exist or isn't public. */
function isDisclaimed({ text }: PageName): boolean {
  return /\b(?:not exported|not public|internals|theme|there is no|has no|not from|do(?:es)? not exist)\b/i.test(
    text,
  );
}

/**
 * The names in inline code that neither the packages of the page's version nor those of another
 * version mentioned on the line have, and names in the form of an export that aren't exported.
 */
export function findUnknownNames(page: NamedPage, known: Known): Diagnostic[] {
  const { vocabularies, platform, allowed } = known;
  const own = readOwnWords(page);
  const isKnown = (found: PageName): string | undefined => {
    const { name, isWhole } = found;
    if (allowed.has(name) || own.has(name) || platform.has(name) || isDisclaimed(found)) {
      return undefined;
    }
    const versions = listVersions(found, page, [...vocabularies.keys()]);
    const has = (part: keyof Vocabulary) =>
      versions.some((version) => vocabularies.get(version)?.[part].has(name));
    if (name.startsWith('@')) {
      return has('modules') ? undefined : 'is not a module';
    }
    if (!has('words')) {
      return 'is not in any package';
    }
    return isWhole && EXPORT_FORM.test(name) && !has('exports')
      ? 'is not exported by the packages'
      : undefined;
  };
  return readNames(page.markdown).flatMap((found) => {
    const reason = isKnown(found);
    const message = `"${found.name}" ${reason} of ${page.version}. Correct the name, mention the version that has it, or add it to scripts/names/allowedNames.ts.`;
    return reason ? [{ file: page.file, line: found.line, message }] : [];
  });
}
