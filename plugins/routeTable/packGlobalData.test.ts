import { unpackGlobalData } from '../../src/lib/routeTable/unpackGlobalData';
import { packGlobalData, type GlobalData } from './packGlobalData';
import { packRoutes } from './packRoutes';
import { readTestSite } from './testSite';

const { table } = packRoutes(readTestSite());

const bar = { id: 'api/bar-chart/index', path: '/x/api/bar-chart/', sidebar: 'docs' };
const pro = { id: 'api/bar-chart-pro/index', path: '/x/api/bar-chart-pro/', sidebar: 'docs' };
const renamed = { id: 'no-rule', path: "/x/don't/", sidebar: 'docs' };
const elsewhere = { id: 'gone/index', path: '/x/gone/', unlisted: true };

function createData(docs: object[]) {
  const versions = [{ name: 'current', path: '/x', draftIds: [], docs }];
  return {
    other: { default: { kept: true } },
    'docusaurus-plugin-content-docs': { default: { path: '/x', versions } },
  };
}

test('restores the pages of every version, in the order of the table', () => {
  const data = createData([bar, renamed, pro, elsewhere]);
  const packed = packGlobalData(data as unknown as GlobalData, table);
  expect(unpackGlobalData(packed as never, table)).toEqual(
    createData([pro, bar, renamed, elsewhere]),
  );
});

test('writes pages that follow the rule as a range', () => {
  const packed = packGlobalData(createData([bar, pro]) as unknown as GlobalData, table);
  expect(packed).toMatchObject({
    'docusaurus-plugin-content-docs': {
      default: { versions: [{ docs: { ranges: [[3, 5, 'docs']], others: [] } }] },
    },
  });
});

test('leaves a site without docs alone', () => {
  const data = { other: { default: { kept: true } } };
  const packed = packGlobalData(data as unknown as GlobalData, table);
  expect(unpackGlobalData(packed as never, table)).toEqual(data);
});
