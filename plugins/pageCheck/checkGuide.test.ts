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

it('accepts a guide with the right form', async () => {
  expect(
    await check(
      `${PACKAGES}\n## Legend\n\n{/* features: legend, styling */}\n\n**Codemod** for the names.\n\n**Note:** further down all is free.\n`,
    ),
  ).toEqual([]);
});

it('checks only migration guides', async () => {
  expect(await check('## Legend\n\n**Nota bene.**', 'migration/usage-with-material-ui/')).toEqual(
    [],
  );
  expect(await check('## Legend\n\n**Nota bene.**', 'react-charts/legend/')).toEqual([]);
});

it.each([
  [
    `${PACKAGES}\n## Legend\n\n**Behaviour.** Other.`,
    '7:1 The section starts with "**Behaviour**", which the upgrade checklist doesn\'t know. Start with **Codemod**, **Behavior**, **Advanced**, or with plain text.',
  ],
  [
    `## In short\n\n| Change | Done |\n| --- | --- |\n| [Legend](#legend) | No |\n| Axes | No |\n\n${PACKAGES}\n## Legend`,
    "6:1 The first cell doesn't link to a section of this page, so the upgrade checklist can't tell who the section affects. Write [Change](#section).",
  ],
  [
    '## Legend\n\nText.',
    '1:1 The upgrade checklist starts with the packages, but this guide has no section about them. Add "## Update the packages".',
  ],
  [
    `${PACKAGES}\n## Automatic changes\n\n\`\`\`bash\nnpx @mui/x-codemod@latest v8.0.0/charts/preset-safe src\n\`\`\``,
    '5:1 "Automatic changes" runs a codemod preset, but the upgrade checklist expects presets in "## Run the codemod".',
  ],
  [
    `${PACKAGES}\n## Legend\n\n{/* features: legend, styles */}\n\nText.`,
    '7:1 The upgrade checklist has no feature "styles" for this product. Use one of: legend, tooltip, axes, pie, sparklines, heatmap, zoom, composition, events, highlighting, formatters, animation, hooks, styling, typescript; or add it to i18n/en/upgradeChecklist.json.',
  ],
  [
    `${PACKAGES}\n{/* features: legend */}`,
    '5:1 Everyone sees "Update the packages" in the upgrade checklist, so remove its features.',
  ],
])('reports the mistake in %j', async (text, message) => {
  expect(await check(text)).toEqual([message]);
});

it('reports which names and products guides can have', async () => {
  expect(await check(PACKAGES, 'migration/migration-chart-v7/')).toEqual([
    '1:1 "migration-chart-v7" isn\'t a name for a migration guide. Use migration-<product>-<major>, such as "migration-pickers-v7". Products: data-grid, pickers, charts, tree-view.',
  ]);
  expect(await check(PACKAGES, GUIDE, 'x-data-grid')).toEqual([
    '1:1 A guide with this name must have "productId: x-charts".',
  ]);
});
