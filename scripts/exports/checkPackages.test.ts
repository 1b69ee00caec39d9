import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatDiagnostic } from '../../src/lib/diagnostic';
import { checkPackages } from './checkPackages';
import { createExampleSources } from './exampleSources';
import { packEveryWay } from './packEveryWay';

let siteDir: string;

function install(name: string, manifest: object): void {
  const directory = path.join(siteDir, 'node_modules', name);
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ name, ...manifest }));
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'packages-'));
  ['react', 'react-dom'].forEach((name) => install(name, { version: '18.3.1' }));
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

/** Checks a JavaScript project with these dependencies. */
function check(dependencies: Record<string, string>): string[] {
  const sources = createExampleSources('docs/Example.tsx');
  sources.stylings.system.dependencies = dependencies;
  return packEveryWay(sources)
    .filter(({ language }) => language === 'JS')
    .flatMap((found) => checkPackages(found, path.join(siteDir, 'docs')))
    .map(formatDiagnostic);
}

describe('checkPackages', () => {
  it('accepts packages installed above the workspace', () => {
    expect(check({ react: '18.3.1', 'react-dom': '18.3.1' })).toEqual([]);
  });

  it('reports a different version, and a package that is not installed', () => {
    expect(check({ react: '17.0.2', nowhere: '1.0.0' })).toEqual([
      'docs/Example.tsx (system, JS) package.json:1  "nowhere" is 1.0.0 here, but not installed in the docs.',
      'docs/Example.tsx (system, JS) package.json:1  "react" is 17.0.2 here, but 18.3.1 in the docs.',
    ]);
  });

  it('reports a peer that is missing, unless it is optional', () => {
    install('charts', {
      version: '8.7.0',
      peerDependencies: { react: '^18.0.0', system: '^7.0.0', theme: '*' },
      peerDependenciesMeta: { theme: { optional: true } },
    });
    expect(check({ react: '18.3.1', charts: '8.7.0' })).toEqual([
      'docs/Example.tsx (system, JS) package.json:1  "charts" requires the peer "system", which is not in package.json.',
    ]);
  });
});
