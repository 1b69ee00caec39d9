import { packEveryWay } from './packEveryWay';
import { EVERYTHING, type Rotation } from '../suite/rotation';
import { chooseExports } from './chooseExports';
import { createExampleSources } from './exampleSources';

const exports = [
  ...packEveryWay(createExampleSources('docs/react-charts/Bars.tsx', ['system', 'CSS'])),
  ...packEveryWay(createExampleSources('docs/react-data-grid/Zoo.tsx', ['system', 'Tailwind'])),
  ...packEveryWay(createExampleSources('docs/react-data-grid/Ants.tsx', ['system'])),
  ...packEveryWay(createExampleSources('docs/react-tree-view/Ants.tsx', ['system'])),
  ...packEveryWay(createExampleSources('docs/react-tree-view/Boat.tsx', ['system'])),
  ...packEveryWay(createExampleSources('docs/introduction/Hello.tsx', ['system'])),
];

const list = (rotation: Rotation) => chooseExports(exports, rotation).map(({ label }) => label);

it('takes the first demo of each product and styling, in changing languages, no name twice', () => {
  expect(list(EVERYTHING)).toEqual([
    'docs/react-data-grid/Ants.tsx (system, TS)',
    'docs/react-data-grid/Zoo.tsx (Tailwind, JS)',
    'docs/react-charts/Bars.tsx (system, TS)',
    'docs/react-charts/Bars.tsx (CSS, TS)',
    'docs/react-tree-view/Boat.tsx (system, JS)',
  ]);
});

it('takes every other product in a run and the others in the next, and both when exports are made in another way', () => {
  const halves = [0, 1].map((turn) => list({ turn, changed: [] }));
  expect(halves.map(({ length }) => length)).toEqual([4, 1]);
  expect(halves.flat().sort()).toEqual(list(EVERYTHING).sort());
  const changed = ['src/lib/demoProject/createZip.ts'];
  expect(list({ turn: 0, changed })).toEqual(list(EVERYTHING));
});
