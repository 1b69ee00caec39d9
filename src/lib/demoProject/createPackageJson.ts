import type { DemoProgram } from '../contracts/demos';
import { TAILWIND_VERSIONS, TOOL_VERSIONS, TYPESCRIPT_VERSIONS } from './toolVersions';

type Versions = Record<string, string>;

/** `PinInitial` in Tailwind → `pin-initial-tailwind-demo`, which isn't the name of a package. */
function createName({ name, styling }: DemoProgram): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
  return [words, ...(styling === 'system' ? [] : [styling]), 'demo'].join('-').toLowerCase();
}

function sortKeys(versions: Versions): Versions {
  return Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A prerelease isn't in any range that other packages specify for their peers, so npm would refuse
 * to install it: `date-fns-jalali` only has prereleases.
 */
function createOverrides(dependencies: Versions): { overrides?: Versions } {
  const names = Object.keys(dependencies).filter((name) => dependencies[name]?.includes('-'));
  return names.length > 0
    ? { overrides: Object.fromEntries(names.map((name) => [name, `$${name}`])) }
    : {};
}

/** The text of `package.json`, with exact versions only. */
export function createPackageJson(program: DemoProgram): string {
  const { language, styling, dependencies, typeDependencies } = program;
  const manifest = {
    name: createName(program),
    private: true,
    type: 'module',
    scripts: { dev: 'vite', start: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies: sortKeys(dependencies),
    devDependencies: sortKeys({
      ...TOOL_VERSIONS,
      ...(styling === 'Tailwind' ? TAILWIND_VERSIONS : {}),
      ...(language === 'TS' ? { ...TYPESCRIPT_VERSIONS, ...typeDependencies } : {}),
    }),
    ...createOverrides(sortKeys(dependencies)),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
