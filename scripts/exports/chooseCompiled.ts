import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STYLING_ENDINGS } from '../../src/lib/contracts/demos';
import { chooseSome, isTurn, touches, type Rotation } from '../suite/rotation';
import type { DemoExport } from './packEveryWay';

/** So many projects of a version are compiled in full in each run, besides those that must be. */
const SAMPLE = 20;

/** So many of those whose code is no file of the docs: what is written with another date library. */
const TRANSLATED = 120;

/** Of the old versions, which hardly change, one in so many is due in each run. */
const VERSION_TURNS = 4;

/** What makes all projects. */
export const MAKERS = /^(src\/lib\/demoProject|plugins\/(demos|types)|scripts\/exports)\/|^package/;

const MAIN = 'src/main.tsx';
const TYPES = 'src/vite-env.d.ts';

/**
 * Whether every module of a project but what surrounds the demo is, letter by letter, a file that
 * the compiler reads with the rest of its docs. `root` is the folder from which paths of demos lead.
 */
function isMadeOfSources({ path: entry, styling, project }: DemoExport, root: string): boolean {
  const stem = entry.slice(0, -'.tsx'.length);
  return Object.entries(project.files)
    .filter(([file]) => /^src\/.*\.tsx?$/.test(file) && file !== MAIN && file !== TYPES)
    .every(([file, text]) => {
      const inDocs =
        file === project.entry
          ? stem + STYLING_ENDINGS[styling]
          : path.posix.join(path.posix.dirname(entry), path.posix.relative('src', file));
      const source = path.join(root, inDocs);
      return existsSync(source) && readFileSync(source, 'utf8') === text;
    });
}

/** What surrounds the demo in a project, without what is the demo's own in it. */
function readSurroundings({ project: { entry, files } }: DemoExport): string {
  const name = path.posix.basename(entry, '.tsx');
  const main = (files[MAIN] ?? '').replace(/^\/\/ .*\n/, '').replaceAll(`'./${name}'`, "'./Demo'");
  return [main, files[TYPES], files['tsconfig.json']].join('\n');
}

/** Whether a change touches a demo: its folder, or what stands beside all pages of its docs. */
function isTouched({ path: entry }: DemoExport, docsDir: string, changed: readonly string[]) {
  const folder = `${path.posix.join(docsDir, '..', path.posix.dirname(entry))}/`;
  return changed.some((file) => file.startsWith(folder) || path.posix.dirname(file) === docsDir);
}

interface Circumstances {
  /** Absolute path of the site. */
  siteDir: string;
  /** Folder of the docs version in it: `versioned_docs/version-v7`. */
  docsDir: string;
  rotation: Rotation;
  /** Place of the docs version among all, the current one first. */
  versionIndex: number;
  /** Whether the demos' own compiler is at least as strict as that of the projects. */
  isDocsStrict: boolean;
}

/**
 * The TypeScript projects of one docs version that are compiled in full. The others consist of
 * files that are compiled with the docs and of surroundings that one of these has too, or have their
 * turn in another run.
 */
export function chooseCompiled(
  exports: readonly DemoExport[],
  { siteDir, docsDir, rotation, versionIndex, isDocsStrict }: Circumstances,
): DemoExport[] {
  const { turn, changed } = rotation;
  const typed = exports.filter(({ language }) => language === 'TS');
  if (!isDocsStrict || turn === 'all') {
    return typed;
  }
  const root = path.join(siteDir, docsDir, '..');
  const isMadeAnew = touches(rotation, MAKERS);
  const isDue = isMadeAnew || versionIndex === 0 || isTurn(rotation, versionIndex, VERSION_TURNS);
  const sample = new Set(isDue ? chooseSome(typed, rotation, SAMPLE) : []);
  // One of each kind, another one in each run.
  const start = turn % Math.max(1, typed.length);
  const turned = isDue ? [...typed.slice(start), ...typed.slice(0, start)] : [];
  const kinds = new Map(turned.map((found) => [readSurroundings(found), found]));
  const ofEachKind = new Set(kinds.values());
  const translated = typed.filter((found) => !isMadeOfSources(found, root));
  const dueTranslated = new Set(chooseSome(translated, rotation, TRANSLATED, () => isMadeAnew));
  return typed.filter(
    (found) =>
      sample.has(found) ||
      ofEachKind.has(found) ||
      dueTranslated.has(found) ||
      isTouched(found, docsDir, changed),
  );
}
