import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import schema from './api.schema.json';
import { readContract } from './readContract';
import { readSchema, type SchemaNode } from './readSchema';
import { COMPONENT_PAGE, INTERFACE_PAGE, PRODUCT } from './testDocuments';
import { validatePage, validateProduct } from './validateModel';

const CONTRACT = path.join(__dirname, '../../../src/lib/contracts/api.ts');

/** The union of the two kinds, each of which has its own definition. */
const CHOICE = 'ApiPage';

interface Described {
  description?: string;
  properties?: Record<string, { description?: string }>;
}

type Step = string | number;

/** A copy of a document with a different value at a path; `undefined` removes the key. */
function change(document: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) {
    return value;
  }
  const copy: Record<Step, unknown> | unknown[] = Array.isArray(document)
    ? [...document]
    : { ...(document as Record<string, unknown>) };
  Object.assign(copy, { [step]: change((copy as Record<Step, unknown>)[step], rest, value) });
  return JSON.parse(JSON.stringify(copy));
}

it('accepts what the site publishes', () => {
  expect(validateProduct(PRODUCT)).toEqual([]);
  expect(validatePage(COMPONENT_PAGE)).toEqual([]);
  expect(validatePage(INTERFACE_PAGE)).toEqual([]);
});

it('works as a whole, without knowing the kind of document', () => {
  const check = new Ajv().compile(schema);
  expect([PRODUCT, COMPONENT_PAGE, INTERFACE_PAGE].map((document) => check(document))).toEqual([
    true,
    true,
    true,
  ]);
  expect(check({ ...COMPONENT_PAGE, kind: 'hook' })).toBe(false);
  expect(check({ ...PRODUCT, hooks: 1 })).toBe(false);
});

it.each<[string, readonly Step[], unknown, string]>([
  ['no schema', ['$schema'], undefined, "$ must have required property '$schema'"],
  ['an unknown key', ['extra'], 1, '$ must NOT have additional properties: "extra"'],
  ['an unknown product', ['product'], 'gantt', '$.product must be equal to one of'],
  ['a major without its v', ['major'], '8', '$.major must match pattern'],
  ['a range for a version', ['version'], '^8.7.0', '$.version must match pattern'],
  [
    'a range of a package',
    ['packages', '@mui/x-charts'],
    'latest',
    '$.packages["@mui/x-charts"] must match pattern',
  ],
  ['a missing list', ['hooks'], undefined, "$ must have required property 'hooks'"],
  ['an invalid list', ['events'], {}, '$.events must be array'],
  [
    'an unknown plan',
    ['components', 0, 'plan'],
    'free',
    '$.components[0].plan must be equal to one of the allowed values: community, pro, premium',
  ],
  [
    'the plan of an owner on its member',
    ['components', 0, 'props', 0, 'plan'],
    'community',
    '$.components[0].props[0].plan must be equal to one of the allowed values: pro, premium',
  ],
  [
    'a type as text',
    ['components', 0, 'props', 0, 'type'],
    'string',
    '$.components[0].props[0].type must be object',
  ],
  [
    'a type without text',
    ['components', 0, 'props', 0, 'type', 'text'],
    '',
    '$.components[0].props[0].type.text must NOT have fewer than 1 characters',
  ],
  [
    'a flag that says no',
    ['components', 0, 'props', 0, 'isRequired'],
    false,
    '$.components[0].props[0].isRequired must be equal to constant: true',
  ],
  [
    'a class without its dot',
    ['components', 0, 'classes', 0, 'className'],
    'Mui-selected',
    '$.components[0].classes[0].className must match pattern',
  ],
  [
    'an unknown key far inside',
    ['components', 0, 'slots', 0, 'since'],
    'v7',
    '$.components[0].slots[0] must NOT have additional properties: "since"',
  ],
  [
    'a deprecation without a reason',
    ['interfaces', 0, 'deprecated'],
    {},
    "$.interfaces[0].deprecated must have required property 'reason'",
  ],
  [
    'a signature without a result',
    ['hooks', 0, 'signatures', 0, 'returns'],
    undefined,
    "$.hooks[0].signatures[0] must have required property 'returns'",
  ],
  ['an unknown kind', ['exports', 0, 'kind'], 'namespace', '$.exports[0].kind must be equal'],
])('rejects a product with %s', (_name, steps, value, message) => {
  expect(validateProduct(change(PRODUCT, steps, value))).toEqual([
    expect.stringContaining(message),
  ]);
});

it.each<[string, readonly Step[], unknown, string]>([
  ['an unknown kind', ['kind'], 'hook', '$.kind must be equal to one of'],
  ['half a byte', ['size', 'added'], 0.5, '$.size.added must be integer'],
  ['a size below nothing', ['size', 'added'], -1, '$.size.added must be >= 0'],
  ['a major as a number', ['history', 'since'], 6, '$.history.since must be string'],
  [
    'an unknown span',
    ['history', 'members', 'onItemClick', 'removed'],
    'v7',
    '$.history.members.onItemClick must NOT have additional properties: "removed"',
  ],
  ['a path without its slash', ['demos', 0, 'path'], '/x/bars', '$.demos[0].path must match'],
  ['no address of its source', ['sourceUrl'], undefined, "$ must have required property 'source"],
  ['an interface inside', ['api'], INTERFACE_PAGE.api, "$.api must have required property 'props'"],
])('rejects a page with %s', (_name, steps, value, message) => {
  expect(validatePage(change(COMPONENT_PAGE, steps, value))).toContainEqual(
    expect.stringContaining(message),
  );
});

it("rejects anything that isn't a document", () => {
  expect(validateProduct(null)).toEqual(['$ must be object']);
  expect(validateProduct(COMPONENT_PAGE)).not.toEqual([]);
  expect(validatePage(PRODUCT)).not.toEqual([]);
});

it('matches the contract', () => {
  const contract = readContract(CONTRACT);
  const described = Object.fromEntries(
    Object.entries(schema.$defs)
      .filter(([name]) => name !== CHOICE)
      .map(([name, node]) => [name, readSchema(node as SchemaNode)]),
  );
  expect(described).toEqual(contract);
});

it('describes every definition and field', () => {
  const definitions = Object.entries<Described>(schema.$defs);
  const fields = definitions.flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).map(([key, field]) => [`${name}.${key}`, field] as const),
  );
  const silent = [...definitions, ...fields].filter(([, { description }]) => !description);
  expect(silent.map(([name]) => name)).toEqual([]);
});
