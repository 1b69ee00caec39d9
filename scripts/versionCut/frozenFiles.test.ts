import { addRenames, createManifests } from './frozenFiles';

const MANIFEST = {
  name: 'docs-v8',
  version: '8.7.0',
  dependencies: { '@mui/x-charts': '8.7.0', dayjs: '1.11.13' },
};

test('the frozen workspace keeps name, version and pins; docs/ gets the next', () => {
  const plan = { name: 'v8', next: '9.0.0', packages: {} } as const;
  const { frozen, current } = createManifests(MANIFEST, plan);
  expect(frozen).toMatchObject(MANIFEST);
  expect(current).toMatchObject({ ...MANIFEST, name: 'docs-v9', version: '9.0.0' });
});

test('packages are raised when they are known', () => {
  const plan = { name: 'v8', next: '9.0.0', packages: { '@mui/x-charts': '9.0.2' } } as const;
  const { frozen, current } = createManifests(MANIFEST, plan);
  expect(frozen.dependencies).toEqual(MANIFEST.dependencies);
  expect(current.dependencies).toEqual({ '@mui/x-charts': '9.0.2', dayjs: '1.11.13' });
});

test('renames are added at the end of those that are written', () => {
  const source = "export const RENAMES = [\n  { from: 'a', to: 'b' },\n];\n";
  expect(addRenames(source, [{ from: 'c', to: 'd' }])).toBe(
    "export const RENAMES = [\n  { from: 'a', to: 'b' },\n  { from: 'c', to: 'd' },\n];\n",
  );
});
