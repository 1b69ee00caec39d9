import { readArrival, rememberSwitch, removeArrival, takeSwitch } from './arrival';

it('reads what the version menu writes', () => {
  expect(readArrival('?from=react-charts%2Fzoom%2F&why=overview')).toEqual({
    from: 'react-charts/zoom/',
    reason: 'overview',
  });
});

it.each(['', '?from=a/', '?why=renamed', '?from=a/&why=x', '?from=%3Cb%3E&why=renamed'])(
  'takes "%s" for nothing',
  (search) => {
    expect(readArrival(search)).toBeUndefined();
  },
);

it('leaves the rest of a query alone', () => {
  expect(removeArrival('?from=a/&why=renamed')).toBe('');
  expect(removeArrival('?a=1&from=b/&why=renamed')).toBe('?a=1');
});

it('remembers a switch for one page', () => {
  expect(takeSwitch()).toBe(false);
  rememberSwitch();
  expect(takeSwitch()).toBe(true);
  expect(takeSwitch()).toBe(false);
});
