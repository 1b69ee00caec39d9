import { addRenames, createManifests } from './frozenFiles';

const MANIFEST = {
  name: 'docs-v8',
  version: '8.7.0',
  dependencies: { '@mui/x-charts': '8.7.0', dayjs: '1.11.13' },
};

test('the frozen workspace keeps name, version and pins; docs/ gets the next', () => {
  const plan = { name: 'v8', next: '9.0.0', packages: {}, reasons: {} } as const;
  const { frozen, current } = createManifests(MANIFEST, plan);
  expect(frozen).toMatchObject(MANIFEST);
  expect(current).toMatchObject({ ...MANIFEST, name: 'docs-v9', version: '9.0.0' });
});

test('packages are bumped if they are known', () => {
  const plan = {
    name: 'v8',
    next: '9.0.0',
    packages: { '@mui/x-charts': '9.0.2' },
    reasons: {},
  } as const;
  const { frozen, current } = createManifests(MANIFEST, plan);
  expect(frozen.dependencies).toEqual(MANIFEST.dependencies);
  expect(current.dependencies).toEqual({ '@mui/x-charts': '9.0.2', dayjs: '1.11.13' });
});

test('renames are appended to the existing ones', () => {
  const source = "export const RENAMES = [\n  { from: 'a', to: 'b' },\n];\n";
  expect(addRenames(source, [{ from: 'c', to: 'd' }])).toBe(
    "export const RENAMES = [\n  { from: 'a', to: 'b' },\n  { from: 'c', to: 'd' },\n];\n",
  );
});

test('a pin to a different release keeps or gets its reason', () => {
  const otherReleases = { '@mui/x-charts': '8.8.0 is not published.' };
  const manifest = { ...MANIFEST, otherReleases };
  const kept = { name: 'v8', next: '9.0.0', packages: {}, reasons: {} } as const;
  expect(createManifests(manifest, kept).current.otherReleases).toEqual(otherReleases);
  const raised = { ...kept, packages: { '@mui/x-charts': '9.0.0' } };
  expect(createManifests(manifest, raised).current).not.toHaveProperty('otherReleases');
  const lagging = { ...raised, reasons: { '@mui/x-charts': 'It is late.' } };
  expect(createManifests(manifest, lagging).current.otherReleases).toEqual(lagging.reasons);
});
