import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NavEntry } from '../../nav/types';
import { DOCS_VERSIONS, getDocsDir } from '../../src/lib/docsVersions';
import { createTestDocs } from '../demos/testDocs';
import { MDX_COMPONENTS } from '../docusaurusInternals';

/** The current version in a test site. */
export const TEST_VERSION = {
  name: DOCS_VERSIONS[0]!,
  docsDir: 'docs',
  isCurrent: true,
  root: '/x/',
};

/** A page with four lines of front matter and an empty line. */
export function createTestPage(...lines: string[]): string {
  return ['---', 'title: Bars', 'description: Shows bars.', '---', '', ...lines, ''].join('\n');
}

/** A site with one docs version, for tests; the other versions are empty folders. */
export function createTestSite(files: Record<string, string>) {
  const docs = createTestDocs(files);
  const write = (name: string, text: string) => {
    const file = path.join(docs.siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  DOCS_VERSIONS.forEach((version) =>
    mkdirSync(path.join(docs.siteDir, getDocsDir(version)), { recursive: true }),
  );
  write(
    'src/theme/MDXComponents/index.ts',
    "import Stock from '@theme-original/MDXComponents';\nexport default { ...Stock, Demo, Badge };\n",
  );
  write(
    MDX_COMPONENTS,
    'const Components = { Head, details: Details };\nexport default Components;\n',
  );
  write('nav/index.ts', '');
  write('src/pages/playground.tsx', '');
  write('src/pages/x/api/changes.tsx', '');
  write('static/img/logo.svg', '');
  const entries: NavEntry[] = Object.keys(files)
    .filter((name) => name.endsWith('index.mdx'))
    .map((name) => ({ pathname: `/x/${path.dirname(name)}` }));
  return { ...docs, write, navigation: { entries, reference: () => [] } };
}
