import { findImports, listPackages, listPlans, rankProducts } from './findImports';
import { findOpenNames } from './findOpenNames';
import { PRELUDES, SHARED_PRELUDE, WORD_PRELUDES } from './preludes';
import type { Fence } from './readFences';
import type { Packages } from './readPackages';
import { readStatements, type Statement } from './readStatements';

/** What the check adds to a code block. */
export interface Completion {
  /** Imports and declarations to put before it, on one line; empty if it needs none. */
  before: string;
  /** An export of what it declares, so that none of it counts as unused. */
  after: string;
  /** The statements of the page's set-up that it uses. */
  used: readonly Statement[];
}

/** One import, because the check translates each to that of another date library. */
const DAYJS = "import dayjs, { type Dayjs } from 'dayjs';";
const ADAPTER = "import type {} from '@mui/x-date-pickers/AdapterDayjs';";

/** With two imports of Day.js as one, and with its adapter, which gives all dates its type. */
function finishDates(imports: ReadonlyMap<string, string>, code: string): string[] {
  const texts = [...imports].flatMap(([name, text]) =>
    name === 'Dayjs' && imports.has('dayjs')
      ? []
      : [name === 'dayjs' && imports.has('Dayjs') ? DAYJS : text],
  );
  const hasDates = imports.has('dayjs') || imports.has('Dayjs');
  const hasAdapter = /\/Adapter\w+'/.test(`${texts.join()}${code}`);
  return hasDates && !hasAdapter ? [...texts, ADAPTER] : texts;
}

/** Code with its own imports and exports, which has to import what it uses, as a file does. */
const isProgram = (statements: readonly Statement[]) =>
  statements.some(({ isImport }) => isImport) && statements.some(({ isExport }) => isExport);

function exportAll(code: readonly Statement[], setup: readonly Statement[]): string {
  const isAboutImports = code.every(({ isImport }) => isImport);
  const names = code
    .filter(({ isImport }) => !isImport || isAboutImports)
    .flatMap((statement) => statement.names);
  const isStrict = [...code, ...setup].some(({ isExport }) => isExport);
  return isStrict ? '' : `export type { ${[...new Set(names)].join(', ')} };`;
}

const NOTHING: Completion = { before: '', after: '', used: [] };

/**
 * The declarations of `open` names, those that these need in turn, and the names left to import.
 */
function collect(
  open: Iterable<string>,
  findStatements: (name: string) => readonly Statement[],
  needs: (statement: Statement) => Iterable<string>,
) {
  const names = [...open];
  const statements = new Set<Statement>();
  // The list grows in the loop.
  for (const name of names) {
    for (const statement of findStatements(name)) {
      if (!statements.has(statement)) {
        statements.add(statement);
        names.push(...needs(statement));
      }
    }
  }
  return { names: [...new Set(names)], statements: [...statements] };
}

/**
 * What makes code blocks complete: imports of names that packages export, and declarations from the
 * page's set-up and the product's prelude. Names that none of these has stay open, for the compiler
 * to report.
 *
 * @param fences by the file in which the compiler sees them
 * @param getPackages what is installed for a file
 */
export function completeFences(
  fences: ReadonlyMap<string, Fence>,
  getPackages: (file: string) => Packages,
): Map<string, Completion> {
  const pieces = new Map<string, readonly Statement[]>();
  const parse = (code: string) => {
    const statements = pieces.get(code) ?? readStatements(code);
    pieces.set(code, statements);
    return statements;
  };
  [SHARED_PRELUDE, ...[PRELUDES, WORD_PRELUDES].flatMap(Object.values<string>)].forEach(parse);
  fences.forEach(({ page }) => parse(page.setup));
  const statements = [...pieces.values()].flat();
  const open = findOpenNames(
    new Map([
      ...[...fences].map(([file, { setup, code }]) => [file, `${setup}\n${code}`] as const),
      ...statements.map(({ text }, index) => [`/declaration-${index}.tsx`, text] as const),
    ]),
  );
  const needs = new Map(
    statements.map((statement, index) => [statement, open.get(`/declaration-${index}.tsx`) ?? []]),
  );
  const complete = (file: string, fence: Fence): Completion => {
    const packages = getPackages(file);
    const [setup, code] = [readStatements(fence.setup), readStatements(fence.code)];
    const own = new Set([...setup, ...code].flatMap(({ names }) => names));
    const whole = `${fence.setup}\n${fence.code}`;
    const words = new Set(fence.code.match(/\w+/g));
    const least = [...listPackages(whole), ...listPlans(fence.page.plan)];
    const left = [...(open.get(file) ?? [])];
    const products = rankProducts(file, [...left, ...own], packages);
    const page = parse(fence.page.setup);
    const ofPage = new Set(page.flatMap(({ names }) => names));
    const unknown = left.filter((name) => !ofPage.has(name));
    if (isProgram(code) && findImports(unknown, least, products, packages).size > 0) {
      return NOTHING;
    }
    const prelude = [
      ...Object.keys(WORD_PRELUDES).flatMap((word) =>
        words.has(word) ? WORD_PRELUDES[word]! : [],
      ),
      PRELUDES[products[0]!.slug],
      SHARED_PRELUDE,
    ].flatMap(parse);
    const declares = (name: string) => (statement: Statement) => statement.names.includes(name);
    const isExported = (name: string) => findImports([name], least, products, packages).size > 0;
    const found = collect(
      left,
      (name) => {
        const own = page.filter(declares(name));
        return own.length > 0 || isExported(name)
          ? own
          : prelude.filter(declares(name)).slice(0, 1);
      },
      (statement) => [...(needs.get(statement) ?? [])].filter((name) => !own.has(name)),
    );
    const declared = new Set(found.statements.flatMap(({ names }) => names));
    const names = found.names.filter((name) => !declared.has(name));
    const imports = findImports(names, least, products, packages);
    return {
      before: [
        ...finishDates(imports, whole),
        // What a declaration needs comes before it.
        ...found.statements.map(({ text }) => text).reverse(),
      ].join(' '),
      after: exportAll(code, setup),
      used: found.statements.filter((statement) => page.includes(statement)),
    };
  };
  return new Map([...fences].map(([file, fence]) => [file, complete(file, fence)]));
}
