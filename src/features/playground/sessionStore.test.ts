/** @jest-environment jsdom */
import { programReducer, type Origin } from './programState';
import { readSession, writeSession } from './sessionStore';

const PROGRAM = {
  version: 'v8',
  library: 'charts',
  styling: 'system',
  language: 'TS',
  files: [{ name: 'App.tsx', code: 'export default () => null;' }],
} as const;
const program = { ...PROGRAM, files: [...PROGRAM.files] };
const origin: Origin = { type: 'demo', name: 'FirstLook', files: { TS: program.files } };
const KEY = 'playground-program';

afterEach(() => sessionStorage.clear());

it('restores the work in this tab', () => {
  const state = programReducer(undefined, { type: 'open', program, origin })!;
  writeSession('#demo=react-charts/FirstLook', state);
  expect(readSession()).toEqual({ hash: '#demo=react-charts/FirstLook', program, origin });
});

it("also holds code from a link after a reload, until it's run", () => {
  const held = programReducer(undefined, { type: 'open', program, origin, heldLink: '#code=a' })!;
  writeSession('#code=a', held);
  expect(readSession()).toEqual({ hash: '#code=a', program, origin, heldLink: '#code=a' });
  writeSession('#code=a', programReducer(held, { type: 'runLink' })!);
  expect(readSession()).toEqual({ hash: '#code=a', program, origin });
});

it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['null', 'null'],
  ['an invalid program', JSON.stringify({ hash: '', program: {}, origin })],
  ['an invalid origin', JSON.stringify({ hash: '', program, origin: { type: 'x' } })],
])('finds no work in %s', (_what, text) => {
  if (text !== undefined) {
    sessionStorage.setItem(KEY, text);
  }
  expect(readSession()).toBeUndefined();
});

it('works with blocked storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const state = programReducer(undefined, { type: 'open', program, origin })!;
  expect(() => writeSession('', state)).not.toThrow();
});
