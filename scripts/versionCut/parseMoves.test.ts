import { parseMoves } from './parseMoves';

test('moved and removed pages are separated, and demos are ignored', () => {
  const lines = [
    'R091\tdocs/react-charts/heat/index.mdx\tdocs/react-charts/heatmap/index.mdx',
    'R100\tdocs/react-charts/heat/Basic.tsx\tdocs/react-charts/heatmap/Basic.tsx',
    'D\tdocs/introduction/old/index.mdx',
    'D\tdocs/introduction/old/Demo.tsx',
  ];
  expect(parseMoves(lines)).toEqual({
    moved: [{ from: 'react-charts/heat', to: 'react-charts/heatmap' }],
    gone: ['introduction/old'],
  });
});
