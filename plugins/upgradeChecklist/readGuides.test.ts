import { readFileSync } from 'node:fs';
import path from 'node:path';
import texts from '../../i18n/en/upgradeChecklist.json';
import { STEP_KINDS } from '../../src/lib/contracts/upgradeChecklist';
import { PRODUCT_SLUGS, type ProductSlug } from '../../src/lib/products';
import { listGuides } from './listGuides';
import { readGuides, type ReadGuide } from './readGuides';

const SITE_DIR = path.join(__dirname, '../..');
const files = listGuides(SITE_DIR);

let guides: ReadGuide[];

beforeAll(async () => {
  guides = await readGuides(SITE_DIR);
});

const getGuide = (page: string) => guides.find((guide) => guide.path === page)!;
const getV7Guide = (product: ProductSlug) =>
  guides.find((guide) => guide.product === product && guide.from === 'v7')!;

interface PlainSection {
  depth: number;
  title: string;
  body: string;
}

/** Headings of level 2 and 3 with their content, read only from the lines of the text. */
function readPlainSections(file: string): PlainSection[] {
  const sections: PlainSection[] = [];
  let isCode = false;
  for (const line of readFileSync(path.join(SITE_DIR, file), 'utf8').split('\n')) {
    isCode = /^\s*```/.test(line) ? !isCode : isCode;
    const [, marks, title] = (!isCode && /^(##|###) (.*)$/.exec(line)) || [];
    if (marks && title) {
      const plain = title.replace(/<Badge.*?\/>|\{\/\*.*?\*\/\}/g, '').trim();
      sections.push({ depth: marks.length, title: plain, body: '' });
    } else if (sections.length > 0) {
      sections.at(-1)!.body += `${line}\n`;
    }
  }
  return sections;
}

/** Titles of the sections that require something, read only from the text. */
function listPlainSteps(file: string): string[] {
  const sections = readPlainSections(file);
  return sections
    .filter(({ depth, title, body }, index) => {
      const hasParts = depth === 2 && sections[index + 1]?.depth === 3;
      const isWork = /^(\s*```|\||- |\d+\. )/m.test(body);
      return !/^(In short|Next steps|See also|Options)$/.test(title) && (!hasParts || isWork);
    })
    .map(({ title }) => title);
}

describe.each(files)('$file', ({ file, path: page }) => {
  it('has a step for each section that requires something', () => {
    const titles = getGuide(page).steps.map(({ title }) => title);
    expect(titles.toSorted()).toEqual(listPlainSteps(file).toSorted());
    expect(titles.length).toBeGreaterThanOrEqual(3);
  });

  it('has its commands unchanged', () => {
    const text = readFileSync(path.join(SITE_DIR, file), 'utf8');
    const commands = getGuide(page).steps.flatMap((step) => step.commands ?? []);
    expect(commands.toSorted()).toEqual((text.match(/^npx @mui\/.*$/gm) ?? []).toSorted());
  });

  it('has the conditions of its overview', () => {
    const overview = readPlainSections(file).find(({ title }) => title === 'In short')?.body ?? '';
    const rows = overview.match(/^\| \[.*$/gm) ?? [];
    const ids = [...overview.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id!);
    const { steps } = getGuide(page);
    const anchors = steps.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    const found = steps.filter(({ condition }) => condition !== undefined);
    expect(found.length).toBeLessThanOrEqual(rows.length);
    found.forEach(({ anchor, condition }) => {
      expect(ids).toContain(anchor);
      expect(overview.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).toContain(condition);
    });
  });

  it('has its steps in the order of kinds', () => {
    const kinds = getGuide(page).steps.map(({ kind }) => STEP_KINDS.indexOf(kind));
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    expect(kinds[0]).toBe(0);
  });
});

it('reads what a section says about itself', () => {
  const { steps } = getV7Guide('data-grid');
  const find = (anchor: string) => steps.find((step) => step.anchor === anchor);
  expect(find('license-package')).toEqual({
    kind: 'install',
    anchor: 'license-package',
    title: 'License package',
    group: 'Update the packages',
    plan: 'pro',
    condition: 'Import `LicenseInfo` from a grid package',
    codemod: 'Yes',
  });
  expect(find('attributes')).toMatchObject({ kind: 'behavior', title: 'Attributes' });
  expect(find('everything-else')).toMatchObject({ kind: 'behavior', group: 'Behavior changes' });
  expect(find('base-slots')).toMatchObject({ isAdvanced: true, features: ['slots'] });
  expect(find('selection-model')).toMatchObject({ codemod: 'Initial values only' });
});

it('puts preparations before the codemod', () => {
  const { steps } = getV7Guide('charts');
  const codemods = steps.filter(({ kind }) => kind === 'codemod');
  expect(codemods.map(({ anchor }) => anchor)).toEqual([
    'before-the-run',
    'run-the-codemod',
    'after-the-run',
  ]);
  expect(codemods[1]!.commands).toEqual([
    'npx @mui/x-codemod@latest v8.0.0/charts/preset-safe src',
    'npx @mui/x-codemod@latest v8.0.0/charts/rename-sparkline-colors-to-color src',
  ]);
});

describe('features', () => {
  it.each(PRODUCT_SLUGS)('of %s each have a title and a step', (product) => {
    const ids = Object.keys(texts.features[product]);
    const steps = guides
      .filter((guide) => guide.product === product)
      .flatMap((guide) => guide.steps);
    const used = new Set(steps.flatMap(({ features = [] }) => features));
    expect([...used].toSorted()).toEqual(ids.toSorted());
  });

  it('leave some steps of each product for everyone, including all about packages and codemods', () => {
    guides.forEach(({ steps }) => {
      const bound = steps.filter(({ features }) => features !== undefined);
      expect(bound.every(({ kind }) => kind === 'manual' || kind === 'behavior')).toBe(true);
      expect(bound.length).toBeLessThan(steps.length);
    });
  });
});
