import type { ArgType } from '../contracts/demoControls';
import { getInitialArgs } from './args';
import { getArgsParameter } from './argsParameter';
import { formatArgsQuery, parseArgsQuery } from './argsQuery';

const argTypes: ArgType[] = [
  { name: 'layout', initial: 'up', control: { type: 'select', options: ['up', 'side'] } },
  { name: 'columns', initial: 1, control: { type: 'select', options: [1, 2] } },
  { name: 'mark', control: { type: 'select', options: ['dot'] } },
  { name: 'still', initial: false, control: { type: 'boolean' } },
  { name: 'gap', initial: 0.3, control: { type: 'range', min: -1, max: 1, step: 0.1 } },
  { name: 'title', initial: '', control: { type: 'text' } },
];
const initial = getInitialArgs(argTypes);

it.each([
  ['BarPlayground', 'bar-playground'],
  ['Pie3dHole', 'pie3d-hole'],
])('names the parameter after the demo: %s', (name, expected) => {
  expect(getArgsParameter(name)).toBe(expected);
});

it.each([
  ['', {}, ''],
  ['?q=1', {}, '?q=1'],
  ['?bar=layout:side', {}, ''],
  ['', { layout: 'side', gap: -0.7 }, '?bar=layout:side,gap:-0.7'],
  ['?q=1&bar=gap:1&z=2', { still: true, columns: 2 }, '?q=1&z=2&bar=columns:2,still:true'],
  ['', { title: 'a,b: c&d', mark: 'dot' }, '?bar=mark:dot,title:a%2Cb%3A%20c%26d'],
])('stores the differences in "%s": %j', (search, args, expected) => {
  expect(formatArgsQuery(search, 'Bar', argTypes, { ...initial, ...args })).toBe(expected);
});

it.each([
  [
    '?q=1&bar=layout:side,columns:2,mark:dot,still:true,gap:0.7',
    { layout: 'side', columns: 2, mark: 'dot', still: true, gap: 0.7 },
  ],
  ['?bar=title:a%2Cb%3A%20c%26d', { title: 'a,b: c&d' }],
  ['?bar=gap:0.6499', { gap: 0.6 }],
  ['?bar=layout:down,columns:3,still:yes,gap:9,none:1,mark', {}],
  ['?bar=gap:,gap:x,title:%E0%A4%A,:1', {}],
  [`?bar=title:${'a'.repeat(101)}`, {}],
  ['?other-bar=layout:side', {}],
])('parses %s and ignores invalid parts', (search, expected) => {
  expect(parseArgsQuery(search, 'Bar', argTypes)).toEqual(expected);
});
