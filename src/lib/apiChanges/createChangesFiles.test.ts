import type { ApiChanges } from '../contracts/apiChanges';
import { createChangesFiles } from './createChangesFiles';
import { createComponent, createMember, createModel } from './testModels';

const at = (major: 'v6' | 'v7' | 'v8', props: string[]) =>
  createModel({
    major,
    components: [
      createComponent('DataGrid', { props: props.map((name) => createMember(name, 'string')) }),
    ],
  });

const files = createChangesFiles([at('v8', ['c']), at('v6', ['a']), at('v7', ['a'])]);

it('creates a JSON and a Markdown file for every pair of majors', () => {
  expect(files.map(({ path }) => path)).toEqual([
    'x/api/changes/data-grid/v6-v7.json',
    'x/api/changes/data-grid/v6-v7.md',
    'x/api/changes/data-grid/v6-v8.json',
    'x/api/changes/data-grid/v6-v8.md',
    'x/api/changes/data-grid/v7-v8.json',
    'x/api/changes/data-grid/v7-v8.md',
  ]);
  const { from, to, groups } = JSON.parse(files[2]!.content) as ApiChanges;
  expect([from, to, groups.length]).toEqual(['v6', 'v8', 1]);
});

it('describes in Markdown what changed, or that nothing did', () => {
  expect(files[5]!.content).toBe(`# Data Grid: API changes from v7 to v8

Compared: 7.0.0 with 8.0.0, as the published packages declare them.

## DataGrid

- prop \`a\`: removed
- prop \`c\`: added
`);
  expect(files[1]!.content).toContain('Nothing changed.');
});
