import { parseMarkdown } from '../mdx/parseMarkdown';
import { checkGuide } from './checkGuide';
import { listIds } from './listIds';

const GUIDE = 'migration/migration-charts-v7/';
const PACKAGES = '## Update the packages\n\nAsk for version 8.\n';

async function check(text: string, page = GUIDE, productId = 'x-charts') {
  const { tree } = parseMarkdown(text);
  await listIds(tree);
  return checkGuide({ page, frontMatter: { productId }, tree }).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

it('accepts a guide that keeps to the form', async () => {
  expect(
    await check(
      `${PACKAGES}\n## Legend\n\n**Codemod** for the names.\n\n**Note:** further down all is free.\n`,
    ),
  ).toEqual([]);
});

it('looks at migration guides alone', async () => {
  expect(await check('## Legend\n\n**Nota bene.**', 'migration/usage-with-material-ui/')).toEqual(
    [],
  );
  expect(await check('## Legend\n\n**Nota bene.**', 'react-charts/legend/')).toEqual([]);
});

it.each([
  [
    `${PACKAGES}\n## Legend\n\n**Behaviour.** Other.`,
    '7:1 The section begins with "**Behaviour**", which the upgrade checklist does not know. Begin with **Codemod**, **Behavior**, **Advanced**, or with plain text.',
  ],
  [
    `## In short\n\n| Change | Done |\n| --- | --- |\n| [Legend](#legend) | No |\n| Axes | No |\n\n${PACKAGES}\n## Legend`,
    '6:1 The first cell leads to no section of this page, so the upgrade checklist cannot tell whom the section concerns. Write [Change](#section).',
  ],
  [
    '## Legend\n\nText.',
    '1:1 The upgrade checklist begins with the packages, and this guide has no section about them. Write "## Update the packages".',
  ],
  [
    `${PACKAGES}\n## Automatic changes\n\n\`\`\`bash\nnpx @mui/x-codemod@latest v8.0.0/charts/preset-safe src\n\`\`\``,
    '5:1 "Automatic changes" runs a preset of codemods, which the upgrade checklist looks for in "## Run the codemod".',
  ],
])('tells what is wrong with %j', async (text, message) => {
  expect(await check(text)).toEqual([message]);
});

it('tells which names and products guides have', async () => {
  expect(await check(PACKAGES, 'migration/migration-chart-v7/')).toEqual([
    '1:1 "migration-chart-v7" is no name of a migration guide: migration-<product>-<major>, such as "migration-pickers-v7". Products: data-grid, pickers, charts, tree-view.',
  ]);
  expect(await check(PACKAGES, GUIDE, 'x-data-grid')).toEqual([
    '1:1 A guide of this name has "productId: x-charts".',
  ]);
});
