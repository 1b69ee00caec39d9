import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROBLEMS_FOLDER, type KnownProblem } from '../../src/lib/contracts/knownProblem';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { locate, type Position } from '../../src/lib/locate';
import { PRODUCT_SLUGS, type ProductSlug } from '../../src/lib/products';
import { suggest } from '../../src/lib/suggest';
import { readEntry } from './readEntry';
import { readExportedLists } from './readLiteral';

export interface LocatedProblem extends KnownProblem {
  product: ProductSlug;
  /** Absolute. */
  file: string;
  /** Positions of fields (`problem`) and list items (`pages.0`); '' is the entry. */
  places: ReadonlyMap<string, Position>;
}

export interface ReadProblems {
  problems: readonly LocatedProblem[];
  /** Mistakes in the form of entries; files are absolute. */
  diagnostics: readonly Diagnostic[];
}

/** The modules of a workspace that list problems. `docsDir` is absolute, as are the files. */
export function listProblemFiles(docsDir: string): string[] {
  const folder = path.join(docsDir, PROBLEMS_FOLDER);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.ts'))
        .sort()
        .map((name) => path.join(folder, name))
    : [];
}

function readFile(file: string, text: string): ReadProblems {
  const name = path.basename(file, '.ts');
  const product = PRODUCT_SLUGS.find((slug) => slug === name);
  if (!product) {
    const message = `Unknown product "${name}". Name the file after its product: ${PRODUCT_SLUGS.join(', ')}.${suggest(name, PRODUCT_SLUGS)}`;
    return { problems: [], diagnostics: [{ file, line: 1, message }] };
  }
  const entries = readExportedLists(file, text).flatMap((list) =>
    list.kind === 'list' ? list.items.map(readEntry) : [],
  );
  return {
    problems: entries.flatMap(({ problem, starts }) => {
      const places = new Map([...starts].map(([key, start]) => [key, locate(text, start)]));
      return problem ? [{ ...problem, product, file, places }] : [];
    }),
    diagnostics: entries.flatMap(({ mistakes }) =>
      mistakes.map(({ start, message }) => ({ file, ...locate(text, start), message })),
    ),
  };
}

const cache = new Map<string, { texts: string; read: ReadProblems }>();

/**
 * The known problems of a workspace (absolute). Its modules are read without being run, so that
 * every mistake has a position. Returns the same object as long as no file changes.
 */
export function readProblems(docsDir: string): ReadProblems {
  const files = listProblemFiles(docsDir).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const texts = JSON.stringify(files);
  const known = cache.get(docsDir);
  if (known?.texts === texts) {
    return known.read;
  }
  const lists = files.map(({ file, text }) => readFile(file, text));
  const read = {
    problems: lists.flatMap(({ problems }) => problems),
    diagnostics: lists.flatMap(({ diagnostics }) => diagnostics),
  };
  cache.set(docsDir, { texts, read });
  return read;
}
