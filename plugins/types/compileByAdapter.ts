import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groupByAdapter } from './groupByAdapter';

/** How the compiler treats sources. */
export interface CompilerConfig {
  /** Absolute path of the folder to resolve packages from. */
  directory: string;
  /** Absolute path of a `tsconfig.json`. */
  extends?: string;
  /** As in a `tsconfig.json`. */
  compilerOptions?: object;
}

interface Compilation {
  /** The files to check by absolute path, with their text; they needn't exist on disk. */
  sources: ReadonlyMap<string, string>;
  config: CompilerConfig;
  /** Absolute paths of global declarations. Files of `sources` may be among them. */
  ambient?: readonly string[];
}

export interface CompilerMessage {
  /** Absolute path; missing for problems with the options. */
  file?: string;
  /** Counted from 1. */
  line: number;
  /** 2322 of `TS2322`. */
  code: number;
  text: string;
}

interface Project {
  name: string;
  files: readonly string[];
  config: Omit<CompilerConfig, 'directory'>;
}

/**
 * The native compiler's messages about projects whose files and configurations needn't exist on
 * disk.
 */
function compile(
  directory: string,
  sources: ReadonlyMap<string, string>,
  projects: readonly Project[],
): CompilerMessage[] {
  const configs = new Map(
    projects.map(({ name, files, config }) => [
      path.join(directory, `tsconfig.${name}.json`),
      JSON.stringify({ ...config, files, include: [] }),
    ]),
  );
  const input = {
    files: Object.fromEntries([...sources, ...configs]),
    configs: [...configs.keys()],
  };
  const output = execFileSync(process.execPath, [path.join(__dirname, 'compile.mjs')], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    // Its errors are part of what this throws; on success it may log that it was closed.
    stdio: 'pipe',
    maxBuffer: 1e9,
    // Collecting garbage less often saves a quarter of the time and costs 1.5 GB of memory.
    env: { ...process.env, GOGC: '400' },
  });
  const found = JSON.parse(output) as (Omit<CompilerMessage, 'line'> & { start: number })[];
  const texts = new Map(sources);
  const countLines = (file: string, start: number) => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text.slice(0, start).split('\n').length;
  };
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, file, ...message }) =>
      file === undefined || configs.has(file)
        ? { ...message, line: 1 }
        : { ...message, file, line: countLines(file, start) },
    );
}

/** Imports of JavaScript aren't resolved. */
const PARSED = {
  compilerOptions: { allowJs: true, jsx: 'preserve', noEmit: true, noResolve: true, types: [] },
};

/**
 * Compiles files against the packages at their location, those with different date adapters in
 * separate programs, and returns the compiler's messages without duplicates, in the order of
 * `sources`. JavaScript only has to parse.
 */
export function compileByAdapter({
  sources,
  config: { directory, ...config },
  ambient = [],
}: Compilation): CompilerMessage[] {
  const isTyped = (name: string) => /\.tsx?$/.test(name);
  const typed = new Map([...sources].filter(([name]) => isTyped(name)));
  const scripts = [...sources.keys()].filter((name) => !isTyped(name));
  const projects = [
    ...[...groupByAdapter(typed)]
      .filter(([, names]) => names.some((name) => !ambient.includes(name)))
      .map(([group, names]) => ({
        name: group || 'plain',
        files: [...new Set([...ambient, ...names])],
        config,
      })),
    ...(scripts.length > 0 ? [{ name: 'scripts', files: scripts, config: PARSED }] : []),
  ];
  const order = new Map([...sources.keys()].map((name, index) => [name, index]));
  const getPlace = ({ file = '' }: CompilerMessage) => order.get(file) ?? -1;
  const byText = new Map(
    compile(directory, sources, projects).map((message) => [JSON.stringify(message), message]),
  );
  return [...byText.values()].toSorted((a, b) => getPlace(a) - getPlace(b));
}
