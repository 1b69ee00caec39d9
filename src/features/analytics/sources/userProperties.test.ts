/** @jest-environment jsdom */
import type { UserProperties } from '@site/src/lib/contracts/analytics';
import { setCodeVariant, setMode } from '../../preferences';
import { addSink } from '../track';
import { listChanges, roundRatio, startUserProperties } from './userProperties';

jest.mock('@docusaurus/theme-common', () => ({}));

const PROPERTIES: UserProperties = {
  codeVariant: 'TS',
  userLanguage: 'en',
  devicePixelRatio: 1,
  colorSchemeOS: 'light',
  colorScheme: 'light',
};

it.each([
  [1, 1],
  [1.25, 1.3],
  [0.6666666865348816, 0.7],
  [2.04, 2],
])('rounds the ratio %p to %p', (ratio, rounded) => {
  expect(roundRatio(ratio)).toBe(rounded);
});

it('lists changes one at a time', () => {
  expect(listChanges({}, PROPERTIES).map(({ property }) => property)).toEqual(
    Object.keys(PROPERTIES),
  );
  expect(listChanges(PROPERTIES, { ...PROPERTIES })).toEqual([]);
  expect(listChanges(PROPERTIES, { ...PROPERTIES, colorScheme: 'dark' })).toEqual([
    { name: 'user_property', property: 'colorScheme', value: 'dark' },
  ]);
});

it("follows the reader's choices until it's stopped", () => {
  document.documentElement.lang = 'en';
  const sink = jest.fn();
  const remove = addSink(sink);
  const stop = startUserProperties();
  expect(sink.mock.calls.map(([{ property, value }]) => [property, value])).toEqual(
    Object.entries(PROPERTIES),
  );
  sink.mockClear();
  setMode('dark');
  setCodeVariant('JS');
  setCodeVariant('JS');
  stop();
  setMode('light');
  remove();
  expect(sink.mock.calls.map(([{ property, value }]) => [property, value])).toEqual([
    ['colorScheme', 'dark'],
    ['codeVariant', 'JS'],
  ]);
});
