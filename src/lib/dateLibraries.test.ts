import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DATE_LIBRARIES, listAdapterPackages } from './dateLibraries';

/** From the docs workspace, not the site. */
const PICKERS = '@mui/x-date-pickers';

it('offers the four libraries with the Gregorian calendar', () => {
  expect(DATE_LIBRARIES).toEqual(['dayjs', 'date-fns', 'luxon', 'moment']);
});

it('lists the packages behind every adapter of the pickers', () => {
  const docs = path.join(__dirname, '../../docs');
  const pickers = path.dirname(require.resolve(`${PICKERS}/package.json`, { paths: [docs] }));
  const adapters = readdirSync(pickers).filter(
    (name) => /^Adapter(?!.*Base$)\w+$/.test(name) && existsSync(path.join(pickers, name)),
  );
  expect(adapters.length).toBeGreaterThan(6);
  expect(adapters.filter((name) => listAdapterPackages(name).length === 0)).toEqual([]);
});

it('adds what an extension extends, and nothing for other imports', () => {
  expect(listAdapterPackages('AdapterMomentHijri')).toEqual(['moment', 'moment-hijri']);
  expect(listAdapterPackages('DatePicker')).toEqual([]);
});
