import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { getChangesFile } from '../../src/lib/apiChanges/comparisons';
import { CURRENT_VERSION, type VersionName } from '../../src/lib/docsVersions';
import { createUpgradeChecklistPlugin } from '.';

const LAST: VersionName = `v${Number(CURRENT_VERSION.slice(1)) - 1}`;
const COMMAND = 'npx @mui/x-codemod@latest v9.0.0/charts/preset-safe src';
const GUIDE = `docs/migration/migration-charts-${LAST}`;
const TEXT = `## Update the packages

Ask for the next version.

## Run the codemod

\`\`\`bash
${COMMAND}
\`\`\`

## Legend

{/* features: legend */}

\`legend\` is gone.
`;

let siteDir: string;

function write(file: string, text: string): void {
  const absolute = path.join(siteDir, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'checklist-'));
  write(`${GUIDE}/index.mdx`, TEXT);
});

afterEach(() => rmSync(siteDir, { recursive: true }));

async function run(): Promise<{ outlines: unknown; steps: unknown }> {
  const plugin = createUpgradeChecklistPlugin({ staticDir: 'static', changesDir: 'api' })({
    siteDir,
  } as LoadContext);
  const createData = jest.fn<Promise<string>, [string, string]>(() => Promise.resolve(''));
  const content = await plugin.loadContent!();
  await plugin.contentLoaded!({ content, actions: { createData } as never });
  await plugin.allContentLoaded!({ allContent: {}, actions: {} as never });
  const [name, outlines] = createData.mock.calls[0]!;
  expect(name).toBe('outlines.json');
  const file = path.join(siteDir, 'static/x/migration/steps.json');
  return { outlines: JSON.parse(outlines), steps: JSON.parse(readFileSync(file, 'utf8')) };
}

const guide = {
  product: 'charts',
  from: LAST,
  to: CURRENT_VERSION,
  path: `/x/migration/migration-charts-${LAST}/`,
};
const steps = [
  { kind: 'install', anchor: 'update-the-packages', title: 'Update the packages' },
  { kind: 'codemod', anchor: 'run-the-codemod', title: 'Run the codemod', commands: [COMMAND] },
  { kind: 'manual', anchor: 'legend', title: 'Legend', features: ['legend'] },
];

it('publishes steps, and gives the page their outlines', async () => {
  expect(await run()).toEqual({
    outlines: [{ ...guide, commands: [COMMAND] }],
    steps: { guides: [{ ...guide, steps }] },
  });
});

it("counts published changes that the guide doesn't mention", async () => {
  const file = getChangesFile({ product: 'charts', from: LAST, to: CURRENT_VERSION }, 'json');
  const changes = ['legend', 'viewBox'].map((name) => ({ part: 'prop', kind: 'removed', name }));
  write(`api${file}`, JSON.stringify({ groups: [{ name: 'BarChart', changes }] }));
  expect((await run()).steps).toEqual({ guides: [{ ...guide, steps, unmentioned: 1 }] });
});
