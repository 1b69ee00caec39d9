import { createBom } from '../build/createBom';
import { findBomProblems, findShippedProblems } from './findMaterialProblems';
import type { LockedPackages } from './lockFile';

const HASH = Buffer.from('hash').toString('base64');

const LOCKED: LockedPackages = {
  '': { name: 'site', dependencies: { a: '1.0.0' }, devDependencies: { tool: '1.0.0' } },
  docs: { dependencies: { '@x/b': '2.0.0' } },
  'node_modules/docs': { link: true },
  'node_modules/a': {
    version: '1.0.0',
    license: 'MIT',
    integrity: `sha512-${HASH}`,
    dependencies: { '@x/b': '^1.0.0' },
  },
  'node_modules/@x/b': { version: '1.0.0', license: 'SEE LICENSE IN LICENSE' },
  'docs/node_modules/@x/b': { version: '2.0.0', peerDependencies: { a: '1', gone: '1' } },
  'node_modules/tool': { version: '1.0.0', dev: true, dependencies: { a: '1.0.0' } },
};

const bom = createBom(LOCKED);

it('lists production packages, with hashes and licenses', () => {
  expect(bom.components).toEqual([
    {
      ...{ type: 'library', name: 'a', version: '1.0.0' },
      ...{ 'bom-ref': 'pkg:npm/a@1.0.0', purl: 'pkg:npm/a@1.0.0' },
      hashes: [{ alg: 'SHA-512', content: Buffer.from('hash').toString('hex') }],
      licenses: [{ expression: 'MIT' }],
    },
    expect.objectContaining({
      purl: 'pkg:npm/%40x/b@1.0.0',
      licenses: [{ license: { name: 'SEE LICENSE IN LICENSE' } }],
    }),
    expect.objectContaining({ purl: 'pkg:npm/%40x/b@2.0.0' }),
  ]);
});

it('lists the dependencies of each package, in the version that it resolves', () => {
  expect(bom.dependencies).toEqual([
    { ref: 'pkg:npm/site', dependsOn: ['pkg:npm/%40x/b@2.0.0', 'pkg:npm/a@1.0.0'] },
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/%40x/b@1.0.0'] },
    { ref: 'pkg:npm/%40x/b@1.0.0', dependsOn: [] },
    { ref: 'pkg:npm/%40x/b@2.0.0', dependsOn: ['pkg:npm/a@1.0.0'] },
  ]);
});

it('uses the real name of an aliased package', () => {
  const { components } = createBom({
    '': { name: 'site', dependencies: { a: 'npm:@x/a@1.0.0' } },
    'node_modules/a': { name: '@x/a', version: '1.0.0' },
  });
  expect(components.map(({ purl }) => purl)).toEqual(['pkg:npm/%40x/a@1.0.0']);
});

it('is the same for the same packages', () => {
  expect(bom.serialNumber).toMatch(/^urn:uuid:\w{8}-\w{4}-8\w{3}-[89ab]\w{3}-\w{12}$/);
  expect(createBom(LOCKED)).toEqual(bom);
  expect(createBom({ ...LOCKED, 'node_modules/a': {} }).serialNumber).not.toBe(bom.serialNumber);
});

it('installed packages that are not listed are reported', () => {
  const installed = [
    { name: 'a', version: '1.0.0' },
    { name: 'a', version: '1.0.1' },
  ];
  expect(findBomProblems(bom, installed)).toEqual([
    "The bill of materials doesn't list a@1.0.1, which is installed.",
  ]);
  const [, ...rest] = bom.dependencies;
  expect(findBomProblems({ ...bom, dependencies: rest }, [])).toEqual([]);
  expect(findBomProblems({ ...bom, dependencies: rest.slice(0, 1) }, [])).toEqual([
    "The bill of materials refers to pkg:npm/%40x/b@1.0.0, which it doesn't list.",
  ]);
});

it('what is published must be allowed and listed', () => {
  const shipped = [
    { name: 'a', version: '1.0.0', license: 'MIT' },
    { name: 'a', version: '2.0.0', license: 'GPL-3.0-only' },
  ];
  expect(findShippedProblems('v8.txt', shipped, bom)).toEqual([
    'v8.txt: a@2.0.0 has the license "GPL-3.0-only", which is not allowed.',
    'v8.txt: a@2.0.0 is missing from the bill of materials.',
  ]);
});
