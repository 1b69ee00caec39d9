import type { Product } from '../../src/lib/products';
import { findImports, isExported, listPackages, listPlans, rankProducts } from './findImports';
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

/** The declarations for a block, those that matter most first. */
const listPreludes = (code: string, { slug }: Product): string[] => [
  ...Object.entries(WORD_PRELUDES).flatMap(([word, text]) =>
    new RegExp(`\\b${word}\\b`).test(code) ? [text] : [],
  ),
  PRELUDES[slug],
  SHARED_PRELUDE,
];

/** Parses each text once. */
class StatementCache {
  private readonly parsed = new Map<string, readonly Statement[]>();

  get(code: string): readonly Statement[] {
    const statements = this.parsed.get(code) ?? readStatements(code);
    this.parsed.set(code, statements);
    return statements;
  }
}

/** The names that modules and declarations leave open. */
interface OpenNames {
  ofFile: (file: string) => readonly string[];
  ofStatement: (statement: Statement) => readonly string[];
}

function findAllOpenNames(
  fences: ReadonlyMap<string, Fence>,
  statements: readonly Statement[],
): OpenNames {
  const files = new Map(statements.map(({ text }, index) => [text, `/declaration-${index}.tsx`]));
  const names = findOpenNames(
    new Map([
      ...[...fences].map(([file, { setup, code }]) => [file, `${setup}\n${code}`] as const),
      ...[...files].map(([text, file]) => [file, text] as const),
    ]),
  );
  const ofFile = (file: string) => [...(names.get(file) ?? [])];
  return { ofFile, ofStatement: ({ text }) => ofFile(files.get(text) ?? '') };
}

/**
 * The declarations of `open` names, those that these need in turn, and the names of them all.
 */
function collect(
  open: readonly string[],
  find: (name: string) => readonly Statement[],
  listNeeds: (statement: Statement) => readonly string[],
) {
  const names = [...open];
  const statements = new Set<Statement>();
  // The list grows in the loop.
  for (const name of names) {
    for (const statement of find(name)) {
      if (!statements.has(statement)) {
        statements.add(statement);
        names.push(...listNeeds(statement));
      }
    }
  }
  return { names: [...new Set(names)], statements: [...statements] };
}

const declares = (name: string) => (statement: Statement) => statement.names.includes(name);

/** Completes the blocks of pages; see `completeFences`. */
class Completer {
  private readonly cache = new StatementCache();
  private readonly open: OpenNames;

  constructor(
    fences: ReadonlyMap<string, Fence>,
    private readonly getPackages: (file: string) => Packages,
  ) {
    const setups = [...fences.values()].map(({ page }) => page.setup);
    const preludes = [PRELUDES, WORD_PRELUDES].flatMap((texts) => Object.values<string>(texts));
    const texts = new Set([...setups, ...preludes, SHARED_PRELUDE]);
    this.open = findAllOpenNames(
      fences,
      [...texts].flatMap((text) => this.cache.get(text)),
    );
  }

  complete(file: string, { setup, code, page }: Fence): Completion {
    const whole = `${setup}\n${code}`;
    const [before, statements] = [readStatements(setup), readStatements(code)];
    const own = [...before, ...statements].flatMap(({ names }) => names);
    const open = this.open.ofFile(file);
    const packages = this.getPackages(file);
    const products = rankProducts(file, [...open, ...own], packages);
    const least = [...listPackages(whole), ...listPlans(page.plan)];
    const ofPage = this.cache.get(page.setup);
    const others = open.filter((name) => !ofPage.some(declares(name)));
    if (isProgram(statements) && others.some((name) => isExported(name, packages))) {
      return NOTHING;
    }
    const prelude = listPreludes(code, products[0]!).flatMap((text) => this.cache.get(text));
    const find = (name: string) => {
      const found = ofPage.filter(declares(name));
      return found.length > 0 || isExported(name, packages)
        ? found
        : prelude.filter(declares(name)).slice(0, 1);
    };
    const found = collect(open, find, (statement) =>
      this.open.ofStatement(statement).filter((name) => !own.includes(name)),
    );
    const undeclared = found.names.filter((name) => !found.statements.some(declares(name)));
    const imports = findImports(undeclared, least, products, packages);
    return {
      before: [
        ...finishDates(imports, whole),
        // A name that a declaration needs was found after it.
        ...found.statements.map(({ text }) => text).reverse(),
      ].join(' '),
      after: exportAll(statements, before),
      used: found.statements.filter((statement) => ofPage.includes(statement)),
    };
  }
}

/**
 * What makes code blocks complete: imports of names that packages export, and declarations from the
 * page's set-up and the product's prelude. Names that none of these has stay open, for the compiler
 * to report. A block with its own imports and exports is a program, whose names must be imported.
 *
 * @param fences by the file in which the compiler sees them
 * @param getPackages what is installed for a file
 */
export function completeFences(
  fences: ReadonlyMap<string, Fence>,
  getPackages: (file: string) => Packages,
): Map<string, Completion> {
  const completer = new Completer(fences, getPackages);
  return new Map([...fences].map(([file, fence]) => [file, completer.complete(file, fence)]));
}
