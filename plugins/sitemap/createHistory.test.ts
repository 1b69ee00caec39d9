import { readChanges } from '../lib/readChanges';
import { createHistory } from './createHistory';

jest.mock('../lib/readChanges', () => ({
  readChanges: jest.fn(() => Promise.resolve(new Map([['docs/react-charts/bars', '2026-11-22']]))),
}));

it('dates a page by its folder and calls git once', async () => {
  const history = createHistory('/site', 'docs');
  history.initialize({ siteDir: '/site' });
  expect(readChanges).not.toHaveBeenCalled();
  const read = async (file: string) => (await history.getFileLastUpdateInfo(file))?.timestamp;
  expect(await read('docs/react-charts/bars/index.mdx')).toBe(Date.UTC(2026, 10, 22));
  expect(await read('/site/docs/react-charts/bars/index.mdx')).toBe(Date.UTC(2026, 10, 22));
  expect(await read('docs/api/charts/bar-chart/index.mdx')).toBeUndefined();
  expect(readChanges).toHaveBeenCalledTimes(1);
});
