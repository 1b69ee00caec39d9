import semver from 'semver';
import { isLibrary, type Manifest } from '../../plugins/packages/installed';
import { choosePackages } from '../versionCut/choosePackages';

/** Files of the site that a bump changes; git has all of them. */
export const CHANGED_FILES = ['docs/package.json', 'package.json', 'package-lock.json'] as const;

export interface BumpState {
  /** Manifest of the workspace of the current docs, and that of the site. */
  docs: Manifest;
  site: Manifest;
  /** Lines of `git status --porcelain`; empty when all is committed. */
  changes: readonly string[];
}

/** Everything that a bump does, decided before anything is written. */
export interface BumpPlan {
  /** Version of the libraries that docs/ describes, before and after. */
  from: string;
  to: string;
  /** Pinned packages whose version changes. */
  raised: readonly { name: string; before: string; after: string; files: readonly string[] }[];
  /** Versions of all libraries after the bump, and of what else was asked for. */
  packages: Readonly<Record<string, string>>;
  /** Why a library is of another release than `to`. */
  reasons: Readonly<Record<string, string>>;
}

function listPins({ dependencies, devDependencies }: Manifest): Record<string, string> {
  return { ...dependencies, ...devDependencies };
}

/** The packages that the current docs pin; of the site's own, only the libraries. */
export function listPinned({ docs, site }: Pick<BumpState, 'docs' | 'site'>): string[] {
  return [
    ...new Set([...Object.keys(listPins(docs)), ...Object.keys(listPins(site)).filter(isLibrary)]),
  ];
}

/** What forbids a bump, all at once; empty when nothing does. */
export function findObstacles({ docs, changes }: BumpState, to: string | undefined): string[] {
  const { version } = docs;
  const obstacles: string[] = [];
  if (to === undefined || semver.valid(to) !== to) {
    obstacles.push(
      `${to === undefined ? '--to is missing' : `--to ${to} is no version`}: give the release that docs/ describes from now on, as in --to ${semver.inc(version, 'minor')}.`,
    );
  } else if (semver.major(to) !== semver.major(version)) {
    obstacles.push(
      `--to ${to} is another major than ${version}: that is a cut (npm run version:cut).`,
    );
  } else if (semver.lt(to, version)) {
    obstacles.push(`--to ${to} is before ${version}, which docs/ describes already.`);
  }
  if (changes.length > 0) {
    const isInterrupted = changes.every((line) =>
      CHANGED_FILES.some((file) => line.endsWith(` ${file}`)),
    );
    obstacles.push(
      `The working tree has changes; commit them first, so that git can undo the bump:\n${changes.map((line) => `    ${line}`).join('\n')}`,
      ...(isInterrupted
        ? [`If a bump was killed and left them: git restore ${CHANGED_FILES.join(' ')} && npm ci`]
        : []),
    );
  }
  return obstacles;
}

/** The releases around a version that no library has. */
function describeNeighbours(published: readonly string[], to: string): string {
  const releases = semver.sort([...published].filter((version) => !semver.prerelease(version)));
  const [before, after] = [semver.maxSatisfying(releases, `<${to}`), releases.at(-1)];
  return [before && `the newest before it is ${before}`, after && `the newest of all ${after}`]
    .filter(Boolean)
    .join(', ');
}

/**
 * Plans a bump that nothing forbids. Throws when no library is published as `to`, or when one has
 * no release of the major.
 *
 * @param published all versions of each library and of each package in `wanted`
 * @param wanted versions that were asked for, by package
 */
export function planBump(
  { docs, site }: Pick<BumpState, 'docs' | 'site'>,
  to: string,
  published: ReadonlyMap<string, readonly string[]>,
  wanted: Readonly<Record<string, string>>,
): BumpPlan {
  const absent = Object.entries(wanted).filter(
    ([name, version]) => !published.get(name)?.includes(version),
  );
  if (absent.length > 0) {
    const names = absent.map(([name, version]) => `${name}@${version}`);
    throw new Error(`--packages: ${names.join(', ')} is not published.`);
  }
  const libraries = new Map([...published].filter(([name]) => isLibrary(name)));
  const choice = choosePackages(libraries, to);
  if (![...libraries.values()].some((versions) => versions.includes(to))) {
    const sameMajor = [...libraries.values()]
      .flat()
      .filter((version) => semver.major(version) === semver.major(to));
    throw new Error(
      `No library is published as ${to}; ${describeNeighbours(sameMajor, to)}. Nothing is changed.`,
    );
  }
  const missing = choice.missing.filter((name) => !(name in wanted));
  if (missing.length > 0) {
    throw new Error(
      `No release of this major is published of ${missing.join(', ')}. Nothing is changed.`,
    );
  }
  const packages = { ...choice.packages, ...wanted };
  const asked = Object.entries(wanted).filter(
    ([name, version]) => isLibrary(name) && version !== to,
  );
  const reasons = {
    ...Object.fromEntries(Object.entries(choice.reasons).filter(([name]) => !(name in wanted))),
    ...Object.fromEntries(asked.map(([name, version]) => [name, `${version} was chosen by hand.`])),
  };
  const manifests = { 'docs/package.json': listPins(docs), 'package.json': listPins(site) };
  const raised = Object.entries(packages).flatMap(([name, after]) => {
    const pins = Object.entries(manifests).filter(([, versions]) => name in versions);
    const changed = pins.filter(([, versions]) => versions[name] !== after);
    const [first] = changed;
    return first
      ? [{ name, before: first[1][name]!, after, files: changed.map(([file]) => file) }]
      : [];
  });
  return { from: docs.version, to, raised, packages, reasons };
}
