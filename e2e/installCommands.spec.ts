import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { expect, test } from '@playwright/test';
import { findInstalledVersion } from '../testing/installs/findInstalledVersion';
import { findInstallDiagnostic } from '../testing/installs/findInstallDiagnostic';
import { parseInstallCommands } from '../testing/installs/parseInstallCommands';
import { readCode } from '../testing/installs/readCode';
import { formatInstallCommand, listProducts, PACKAGE_MANAGERS } from '../src/lib/installCommand';
import { DATE_LIBRARIES } from '../src/lib/dateLibraries';
import { PRODUCTS } from '../src/lib/products';
import {
  CURRENT_VERSION,
  DOCS_VERSIONS,
  getDocsDir,
  splitVersionPath,
  type VersionName,
} from '../src/lib/docsVersions';

const SITE_DIR = path.join(__dirname, '..');
const BUILD_DIR = path.join(SITE_DIR, 'build');

function listDiagnostics(text: string, version: VersionName): string[] {
  return parseInstallCommands(text).flatMap(
    (request) =>
      findInstallDiagnostic(request, (name) =>
        findInstalledVersion(SITE_DIR, getDocsDir(version), name),
      ) ?? [],
  );
}

test('every install command on a page matches its version', async () => {
  const files = await Globby('**/*.html', { cwd: BUILD_DIR });
  const diagnostics: Record<string, string[]> = {};
  const shown = new Set<string>();
  for (const file of files) {
    const html = readFileSync(path.join(BUILD_DIR, file), 'utf8');
    if (/\b(npm|pnpm|yarn|bun)\b/.test(html)) {
      const version = splitVersionPath(`/${file}`)?.version ?? CURRENT_VERSION;
      for (const code of readCode(html)) {
        if (parseInstallCommands(code).length > 0) {
          shown.add(file);
          const found = listDiagnostics(code, version);
          if (found.length > 0) {
            diagnostics[file] = [...(diagnostics[file] ?? []), ...found];
          }
        }
      }
    }
  }
  expect(existsSync(path.join(BUILD_DIR, 'index.html'))).toBe(true);
  expect([...shown]).toEqual(
    expect.arrayContaining(['index.html', 'x/introduction/installation/index.html']),
  );
  expect(diagnostics).toEqual({});
});

test("the install command matches the page's version, whatever a reader chooses", () => {
  const diagnostics: string[] = [];
  for (const version of DOCS_VERSIONS) {
    for (const product of listProducts(PRODUCTS, version)) {
      for (const plan of ['community', 'pro', 'premium'] as const) {
        for (const library of DATE_LIBRARIES) {
          for (const manager of PACKAGE_MANAGERS) {
            const choice = { product, plan, library, manager };
            const command = formatInstallCommand(choice, version);
            expect(parseInstallCommands(command).length).toBeGreaterThan(1);
            diagnostics.push(
              ...listDiagnostics(command, version).map((diagnostic) => `${version}: ${diagnostic}`),
            );
          }
        }
      }
    }
  }
  expect([...new Set(diagnostics)]).toEqual([]);
});
