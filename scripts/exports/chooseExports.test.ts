import { packEveryWay } from './packEveryWay';
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

it('takes the first demo of each product and styling, in alternating languages, without duplicate names', () => {
  expect(chooseExports(exports).map(({ label }) => label)).toEqual([
    'docs/react-data-grid/Ants.tsx (system, TS)',
    'docs/react-data-grid/Zoo.tsx (Tailwind, JS)',
    'docs/react-charts/Bars.tsx (system, TS)',
    'docs/react-charts/Bars.tsx (CSS, TS)',
    'docs/react-tree-view/Boat.tsx (system, JS)',
  ]);
});
