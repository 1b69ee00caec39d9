import { isOfPage } from './isOfPage';

const page = { file: 'docs/react-charts/index.mdx', page: 'react-charts' };
const pages = ['docs/react-charts', 'docs/react-charts/bars'];

it.each([
  ['docs/react-charts/index.mdx', 'Text.', true],
  ['docs/react-charts/Overview.tsx', 'Text.', true],
  ['docs/react-charts/data/rows.ts', 'Text.', true],
  ['docs/react-charts/bars/index.mdx', 'Text.', false],
  ['docs/react-charts/bars/data/rows.ts', 'Text.', false],
  ['nav/charts.ts', '"/x/react-charts" has no page.', true],
  ['nav/charts.ts', '"/x/react-charts/bars" has no page.', false],
])('knows whether %s (%s) is about a page', (file, message, expected) => {
  expect(isOfPage({ file, message }, page, (directory) => pages.includes(directory))).toBe(
    expected,
  );
});
