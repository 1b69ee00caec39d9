import { readStartHash } from './startHash';

it('reads a program as is, including its plus signs', () => {
  expect(readStartHash('#code=N4+a-b$')).toEqual({ type: 'code', text: 'N4+a-b$' });
});

it('reads a demo with its styling and language', () => {
  expect(readStartHash('#demo=react-data-grid/column-pinning/PinInitial')).toEqual({
    type: 'demo',
    id: 'react-data-grid/column-pinning/PinInitial',
    styling: 'system',
    language: undefined,
  });
  expect(readStartHash('#demo=react-charts/FirstLook&styling=Tailwind&language=JS')).toEqual({
    type: 'demo',
    id: 'react-charts/FirstLook',
    styling: 'Tailwind',
    language: 'JS',
  });
});

it.each([
  '',
  '#',
  '#top',
  '#demo=',
  '#demo=Name',
  '#demo=../x/Name',
  '#demo=a/%2e%2e/Name',
  '#demo=//host/Name',
  '#demo=a/Name.json?x',
])('requests nothing for %j', (hash) => expect(readStartHash(hash)).toBeUndefined());

it('ignores an unknown styling or language', () => {
  expect(readStartHash('#demo=a/Name&styling=Sass&language=Elm')).toMatchObject({
    styling: 'system',
    language: undefined,
  });
});
