import type { ApiThemeKey } from '../contracts/api';
import { compareProducts } from './compareProducts';
import { createRenames } from './Rename';
import { createComponent, createModel } from './testModels';

function createKey(name: string, ...keys: string[]): ApiThemeKey {
  return { name, plan: 'community', keys };
}

const RENAMES = createRenames(
  { product: 'data-grid', from: 'v7', to: 'v8' },
  {
    renamed: { theme: { MuiPickersPopper: 'MuiPickerPopper' }, export: { TreeItem2: 'TreeItem' } },
    instead: { theme: { 'mixins.Grid': 'palette.Grid' } },
  },
);

function compare(before: readonly ApiThemeKey[], after: readonly ApiThemeKey[]) {
  const [from, to] = [
    createModel({ major: 'v7', themeKeys: before }),
    createModel({
      major: 'v8',
      themeKeys: after,
      components: [
        createComponent('Day', {
          themeName: 'MuiDay',
          classes: [{ key: 'root', className: '.MuiDay-root' }],
        }),
      ],
    }),
  ];
  return compareProducts(from, to, RENAMES).groups.find(({ kind }) => kind === 'theme')?.changes;
}

it('reports additions, removals and renames', () => {
  expect(
    compare([createKey('MuiMonth'), createKey('MuiPickersPopper')], [createKey('MuiPickerPopper')]),
  ).toEqual([
    { part: 'theme', kind: 'removed', name: 'MuiMonth' },
    {
      ...{ part: 'theme', kind: 'renamed', name: 'MuiPickerPopper', knownBy: 'map' },
      ...{ before: 'MuiPickersPopper', after: 'MuiPickerPopper' },
    },
  ]);
});

it('follows the component that a key is named after', () => {
  expect(
    compare([createKey('MuiTreeItem'), createKey('MuiTreeItem2')], [createKey('MuiTreeItem')]),
  ).toEqual([{ part: 'theme', kind: 'removed', name: 'MuiTreeItem2', instead: 'MuiTreeItem' }]);
});

it('says what to use instead of a path', () => {
  expect(compare([createKey('mixins.Grid')], [createKey('palette.Grid')])).toEqual([
    { part: 'theme', kind: 'removed', name: 'mixins.Grid', instead: 'palette.Grid' },
    { part: 'theme', kind: 'added', name: 'palette.Grid' },
  ]);
});

it('compares what a key accepts, unless a component has classes that cover it', () => {
  expect(
    compare(
      [createKey('MuiText', 'root', 'selected'), createKey('MuiDay', 'root', 'today')],
      [createKey('MuiText', 'root', 'label'), createKey('MuiDay', 'root')],
    ),
  ).toEqual([
    { part: 'theme', kind: 'removed', name: 'MuiText.selected' },
    { part: 'theme', kind: 'added', name: 'MuiText.label' },
  ]);
});
