import { lookUp, type Lookup } from './lookUp';
import { TEST_TABLE } from './testTable';

const find = (search: string | undefined) => lookUp(TEST_TABLE, search);

/** The messages of a known code, with arguments in brackets and gaps as underscores. */
function write(lookup: Lookup): string[] {
  if (lookup.state !== 'resolved') {
    throw new Error(`Not resolved: ${lookup.state}`);
  }
  return lookup.messages.map(({ pieces }) =>
    pieces
      .map((piece) => {
        const forms = { text: (text: string) => text, argument: (text: string) => `[${text}]` };
        return piece.kind === 'missing' ? '_' : forms[piece.kind](piece.text);
      })
      .join(''),
  );
}

it('waits until the URL is known', () => {
  expect(find(undefined)).toEqual({ state: 'loading' });
});

it.each(['', '?', '?code=', '?args[]=a'])('requires a code, which %j lacks', (search) => {
  expect(find(search)).toEqual({ state: 'none' });
});

it.each([
  ['?code=9&args[]=teel&args[]=b', 'Unsupported `[teel]` color in `[b]`.'],
  ['?code=9&args%5B%5D=a+b&args%5B%5D=%3Cb%3E', 'Unsupported `[a b]` color in `[<b>]`.'],
  ['?code=9&args[]=&args[]=', 'Unsupported `[]` color in `[]`.'],
  ['?code=9&args[]=%s&args[]=b', 'Unsupported `[%s]` color in `[b]`.'],
  ['?code=9&args[]=a', 'Unsupported `[a]` color in `_`.'],
  ['?code=9', 'Unsupported `_` color in `_`.'],
  ['?code=09&args[]=a&args[]=b', 'Unsupported `[a]` color in `[b]`.'],
  ['?code=2', 'Plain text.'],
])('fills in %s', (search, text) => {
  expect(write(find(search))).toEqual([text]);
});

it('returns surplus arguments', () => {
  const lookup = find('?code=9&args[]=a&args[]=b&args[]=c&args[]=d');
  expect(lookup).toMatchObject({ messages: [{ places: 2, surplus: ['c', 'd'] }] });
});

it('puts the message that matches the arguments first', () => {
  expect(write(find('?code=18&args[]=@lg'))).toEqual([
    'The shorthand [@lg] is wrong.',
    'It is private.',
  ]);
  expect(write(find('?code=18'))).toEqual(['It is private.', 'The shorthand _ is wrong.']);
  expect(write(find('?code=18&args[]=a&args[]=b'))[0]).toBe('The shorthand [a] is wrong.');
});

it('lists the codes nearest to an unknown one', () => {
  expect(find('?code=19')).toEqual({
    state: 'unknown',
    code: '19',
    isNumber: true,
    nearest: [9, 18, 20, 21],
  });
});

it.each(['-2', '2.0', '0x2', '2e0', 'two', 'constructor', '__proto__', '9'.repeat(400)])(
  'rejects %s as a code',
  (code) => {
    expect(find(`?code=${code}`)).toEqual({ state: 'unknown', code, isNumber: false, nearest: [] });
  },
);

it('handles URLs of any kind', () => {
  expect(write(find('?code=9&args[]=%E0%A4%A&args[]=%'))).toEqual([
    'Unsupported `[\uFFFD%A]` color in `[%]`.',
  ]);
  const many = find(`?code=9${'&args[]=a'.repeat(5000)}`);
  expect(many.state === 'resolved' && many.messages[0]?.surplus.length).toBe(4998);
});
