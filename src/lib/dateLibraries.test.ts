import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DATE_LIBRARIES, listAdapterPackages } from './dateLibraries';

/** Of the docs workspace, not of the site. */
const PICKERS = '@mui/x-date-pickers';

it('offers the four libraries of the Gregorian calendar', () => {
  expect(DATE_LIBRARIES).toEqual(['dayjs', 'date-fns', 'luxon', 'moment']);
});

it('knows the packages behind every adapter of the pickers', () => {
  const docs = path.join(__dirname, '../../docs');
  const pickers = path.dirname(require.resolve(`${PICKERS}/package.json`, { paths: [docs] }));
  const adapters = readdirSync(pickers).filter(
    (name) => /^Adapter(?!.*Base$)\w+$/.test(name) && existsSync(path.join(pickers, name)),
  );
  expect(adapters.length).toBeGreaterThan(6);
  expect(adapters.filter((name) => listAdapterPackages(name).length === 0)).toEqual([]);
});

it('brings with an extension what it extends, and nothing for other imports', () => {
  expect(listAdapterPackages('AdapterMomentHijri')).toEqual(['moment', 'moment-hijri']);
  expect(listAdapterPackages('DatePicker')).toEqual([]);
});
