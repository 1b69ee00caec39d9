import { readOptions } from './readOptions';

const OPTIONS = { only: { type: 'string' }, write: { type: 'boolean' } } as const;

it.each([
  [['--only', 'types'], { only: 'types' }],
  [['--only=types', '--write'], { only: 'types', write: true }],
  [[], {}],
])('reads %j', (args, values) => {
  expect({ ...readOptions(OPTIONS, args) }).toEqual(values);
});

it.each([
  [['--onyl', 'types'], "Unknown option '--onyl'. Options: --only <value>, --write."],
  [['types'], "Unexpected argument 'types'. This command does not take positional arguments"],
  [['--only'], "Option '--only <value>' argument missing. Options: --only <value>, --write."],
])('rejects %j and lists the options', (args, message) => {
  expect(() => readOptions(OPTIONS, args)).toThrow(message);
});

it('says that a command has no options', () => {
  expect(() => readOptions({}, ['--fast'])).toThrow("Unknown option '--fast'. Options: none.");
});
