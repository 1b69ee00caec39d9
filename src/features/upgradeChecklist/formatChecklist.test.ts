import { createChecklist } from './createChecklist';
import { formatChecklist } from './formatChecklist';
import { formatQuery, type Query } from './query';
import { TEST_FACTS } from './testFacts';

const SITE = 'https://docs.example/base';

function format(query: Query, ticks: readonly string[] = []) {
  return formatChecklist({
    query,
    ticks,
    checklist: createChecklist(TEST_FACTS, query),
    address: `${SITE}/x/migration/${formatQuery(query)}`,
    toUrl: (path) => SITE + path,
  });
}

it('is a list of tasks with links, notes and commands', () => {
  const query = { from: 'v7', to: 'v8', products: ['data-grid'], without: [] } as const;
  expect(format(query, ['data-grid-v7-v8#packages'])).toBe(`# Upgrade from v7 to v8

Data Grid. Created at <${SITE}/x/migration/?from=v7&to=v8&product=data-grid>.

## To v8

### Packages

- [x] Data Grid: [Update the packages](${SITE}/x/migration/migration-data-grid-v7/#packages)

### Codemods

- [ ] Data Grid: [Run the codemod](${SITE}/x/migration/migration-data-grid-v7/#codemod)

  \`\`\`bash
  npx @mui/x-codemod@latest v8.0.0/data-grid/preset-safe src
  \`\`\`

### Edits to make or check

- [ ] Data Grid: [Row selection: Selection \\[model\\]](${SITE}/x/migration/migration-data-grid-v7/#model). If you control \`rowSelectionModel\`. Codemod: initial values only
- [ ] Data Grid: [Filter inputs](${SITE}/x/migration/migration-data-grid-v7/#filter) (Pro plan). Advanced

### Behavior to check

- [ ] Data Grid: [Everything else](${SITE}/x/migration/migration-data-grid-v7/#else)

### Before you continue

- [ ] Data Grid: [12 more removed or renamed names that the guide doesn't mention](${SITE}/x/api/changes/?product=data-grid&from=v7&to=v8&kind=removed&kind=renamed)
`);
});

it("says which codemods aren't part of the preset", () => {
  const text = format({ from: 'v7', to: 'v8', products: ['charts'], without: ['charts.legend'] });
  expect(text).toContain(`preset-safe src
  \`\`\`

  Not part of the preset. The guide says when to run it:

  \`\`\`bash
  npx @mui/x-codemod@latest v8.0.0/charts/rename-colors src`);
  expect(text).not.toContain('Legend');
});

it('leaves out majors without steps', () => {
  const text = format({ from: 'lab', to: 'v8', products: ['tree-view'], without: [] });
  expect(text).toContain('# Upgrade from Material UI Lab to v8\n');
  expect(text.match(/^## .*$/gm)).toEqual(['## To v6']);
});
