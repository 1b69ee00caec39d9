import { parsePageName } from './findPage';

it.each([
  'react-charts/bars',
  '/x/react-charts/bars/',
  'docs/react-charts/bars/index.mdx',
  'http://localhost:3000/x/react-charts/bars/#stacks',
])('takes %s for the page of the current docs', (text) => {
  expect(parsePageName(text)).toMatchObject({
    page: 'react-charts/bars',
    file: 'docs/react-charts/bars/index.mdx',
    path: '/x/react-charts/bars/',
  });
});

it.each(['/x/v7/react-charts/bars/', 'versioned_docs/version-v7/react-charts/bars/index.mdx'])(
  'takes %s for the page of an old version',
  (text) => {
    expect(parsePageName(text)).toMatchObject({
      version: 'v7',
      file: 'versioned_docs/version-v7/react-charts/bars/index.mdx',
      path: '/x/v7/react-charts/bars/',
    });
  },
);
