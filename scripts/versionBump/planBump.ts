import semver from 'semver';
import { isLibrary, type Manifest } from '../../plugins/packages/installed';
import { choosePackages } from '../versionCut/choosePackages';

/** Files of the site that a bump changes; all are tracked by git. */
export const CHANGED_FILES = ['docs/package.json', 'package.json', 'package-lock.json'] as const;

export interface BumpState {
  /** Manifests of the current docs' workspace and of the site. */
  docs: Manifest;
  site: Manifest;
  /** Lines of `git status --porcelain`; empty if everything is committed. */
  changes: readonly string[];
}

/** All changes of a bump, planned before anything is written. */
export interface BumpPlan {
  /** Version of the libraries that docs/ describes, before and after. */
  from: string;
  to: string;
  /** Pinned packages whose version changes. */
  raised: readonly { name: string; before: string; after: string; files: readonly string[] }[];
  /** Versions of all libraries after the bump, and of other requested packages. */
  packages: Readonly<Record<string, string>>;
  /** Why a library has a different release from `to`. */
  reasons: Readonly<Record<string, string>>;
}

function listPins({ dependencies, devDependencies }: Manifest): Record<string, string> {
  return { ...dependencies, ...devDependencies };
}

/** The packages that the current docs pin, and the libraries that the site pins. */
export function listPinned({ docs, site }: Pick<BumpState, 'docs' | 'site'>): string[] {
  return [
    ...new Set([...Object.keys(listPins(docs)), ...Object.keys(listPins(site)).filter(isLibrary)]),
  ];
}

/** All reasons why a bump is not possible; empty if it is. */
export function findObstacles({ docs, changes }: BumpState, to: string | undefined): string[] {
  const { version } = docs;
  const obstacles: string[] = [];
  if (to === undefined || semver.valid(to) !== to) {
    obstacles.push(
      `${to === undefined ? '--to is missing' : `--to ${to} is not a version`}. Specify the release that docs/ will describe, as in --to ${semver.inc(version, 'minor')}.`,
    );
  } else if (semver.major(to) !== semver.major(version)) {
    obstacles.push(
      `--to ${to} is a different major from ${version}, which requires a cut (npm run version:cut).`,
    );
  } else if (semver.lt(to, version)) {
    obstacles.push(`--to ${to} is older than ${version}, which docs/ already describes.`);
  }
  if (changes.length > 0) {
    const isInterrupted = changes.every((line) =>
      CHANGED_FILES.some((file) => line.endsWith(` ${file}`)),
    );
    obstacles.push(
      `The working tree has changes. Commit them first, so that git can undo the bump:\n${changes.map((line) => `    ${line}`).join('\n')}`,
      ...(isInterrupted
        ? [`If they were left by a killed bump: git restore ${CHANGED_FILES.join(' ')} && npm ci`]
        : []),
    );
  }
  return obstacles;
}

/** The releases near a version that no library has. */
function describeNeighbours(published: readonly string[], to: string): string {
  const releases = semver.sort([...published].filter((version) => !semver.prerelease(version)));
  const [before, after] = [semver.maxSatisfying(releases, `<${to}`), releases.at(-1)];
  return [before && `the last one before it is ${before}`, after && `the latest is ${after}`]
    .filter(Boolean)
    .join(', ');
}

/**
 * Plans a bump without obstacles. Throws if no library has the release `to`, or if one has no
 * release of the major.
 *
 * @param published all versions of each library and of each package in `wanted`
 * @param wanted requested versions, by package
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
    throw new Error(`--packages: ${names.join(', ')} not found in the registry.`);
  }
  const libraries = new Map([...published].filter(([name]) => isLibrary(name)));
  const choice = choosePackages(libraries, to);
  if (![...libraries.values()].some((versions) => versions.includes(to))) {
    const sameMajor = [...libraries.values()]
      .flat()
      .filter((version) => semver.major(version) === semver.major(to));
    throw new Error(
      `No library has a release ${to}; ${describeNeighbours(sameMajor, to)}. Nothing was changed.`,
    );
  }
  const missing = choice.missing.filter((name) => !(name in wanted));
  if (missing.length > 0) {
    throw new Error(`No release of this major for ${missing.join(', ')}. Nothing was changed.`);
  }
  const packages = { ...choice.packages, ...wanted };
  const asked = Object.entries(wanted).filter(
    ([name, version]) => isLibrary(name) && version !== to,
  );
  const reasons = {
    ...Object.fromEntries(Object.entries(choice.reasons).filter(([name]) => !(name in wanted))),
    ...Object.fromEntries(
      asked.map(([name, version]) => [name, `${version} was chosen manually.`]),
    ),
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
