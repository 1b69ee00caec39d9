import { parseFeed } from './parseFeed';

const ENTRY = {
  company: 'Acme',
  description: 'Everything for <b>coyotes</b>',
  image: 'https://acme.test/image.png',
  statlink: 'https://acme.test/click',
  statimp: '//acme.test/seen',
  pixel: 'https://a.test/[timestamp]||http://b.test/',
  timestamp: '1700',
};

const parse = (ads: unknown) => parseFeed(JSON.stringify({ ads }));

it('reads an ad', () => {
  expect(parse([ENTRY])).toEqual({
    kind: 'ad',
    entry: {
      company: 'Acme',
      description: 'Everything for <b>coyotes</b>',
      link: 'https://acme.test/click',
      image: 'https://acme.test/image.png',
      pixels: ['https://acme.test/seen', 'https://a.test/1700'],
    },
  });
});

it("uses the first entry that isn't empty and has a link", () => {
  const others = [{}, { company: 'Lost' }, null, [], 'ad', { ...ENTRY, statlink: 7 }];
  expect(parse([...others, { ...ENTRY, company: 'First' }, ENTRY])).toMatchObject({
    entry: { company: 'First' },
  });
});

it.each(['http://a.test/', 'javascript:alert(1)', '', null, {}])(
  'rejects an ad with a link such as %j',
  (statlink) => {
    expect(parse([{ ...ENTRY, statlink }])).toEqual({ kind: 'empty' });
  },
);

it('requires nothing but a link', () => {
  expect(parse([{}, { statlink: 'https://www.acme.test/click' }, ENTRY])).toEqual({
    kind: 'ad',
    entry: { company: 'acme.test', link: 'https://www.acme.test/click', pixels: [] },
  });
});

it.each(['', ' ', 7, null, 'x'.repeat(201)])(
  'uses the host for a company such as %j',
  (company) => {
    expect(parse([{ ...ENTRY, company }])).toMatchObject({ entry: { company: 'acme.test' } });
  },
);

it.each(['', 7, ['text'], 'x'.repeat(2001)])('omits a description such as %j', (description) => {
  const answer = parse([{ ...ENTRY, description }]);
  expect(answer).toMatchObject({ kind: 'ad', entry: { company: 'Acme' } });
  expect(answer).not.toHaveProperty('entry.description');
});

it.each(['image', 'statimp', 'pixel', 'timestamp'])('omits an invalid %s', (field) => {
  for (const value of [7, null, {}, [], 'data:,', undefined]) {
    expect(parse([{ ...ENTRY, [field]: value }]).kind).toBe('ad');
  }
  const entry = parse([{ ...ENTRY, image: 'http://a.test/', statimp: 1, pixel: {} }]);
  expect(entry).toMatchObject({ entry: { pixels: [] } });
  expect(entry).not.toHaveProperty('entry.image');
});

it.each(['', 'null', '7', '[]', '{}', '{"ads":{}}', '{"ads":"x"}', '{"ads":[', '<html>', '\u0000'])(
  'rejects %j',
  (text) => {
    expect(parseFeed(text)).toEqual({ kind: 'unreadable' });
  },
);

it('treats a list without ads as empty', () => {
  expect(parse([])).toEqual({ kind: 'empty' });
  expect(parse([{}, {}])).toEqual({ kind: 'empty' });
});
