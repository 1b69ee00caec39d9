import { createFeedback } from '../../testing/feedback/writeFeedback';
import { createPayloadReader } from './payload';

const read = createPayloadReader(['http://localhost:3000', 'https://docs.example']);

const readPayload = (payload: unknown) => read({ payload: JSON.stringify(payload) });

const SECTION = {
  rating: undefined,
  commentSectionURL: 'https://docs.example/x/a/#b',
  commentSectionTitle: 'B',
};

it.each([
  ['a vote', { comment: '' }],
  ['a comment', { rating: undefined }],
  ['a comment on a section', SECTION],
  ['a vote on a section', { ...SECTION, rating: 0, comment: '' }],
  ['a vote on a section with a comment', { ...SECTION, rating: 1 }],
  [
    'what is as long as it may be',
    { comment: 'x'.repeat(2000), commentSectionTitle: 'x'.repeat(300) },
  ],
  ['a page of no product', { productId: '' }],
] as const)('takes %s', (_name, changes) => {
  const payload = createFeedback(changes);
  expect(readPayload(payload)).toEqual({
    kind: 'payload',
    payload: JSON.parse(JSON.stringify(payload)),
  });
});

it('trims comments and leaves unknown fields out', () => {
  const payload = { ...createFeedback(), comment: '  Ten letters.\n', userAgent: 'secret' };
  expect(readPayload(payload)).toEqual({
    kind: 'payload',
    payload: createFeedback({ id: payload.id, comment: 'Ten letters.' }),
  });
});

it('sees the trap before anything else', () => {
  expect(readPayload({ website: 'x' })).toEqual({ kind: 'trapped' });
});

it.each<[string, object, string]>([
  ['an id that is none', { id: '1' }, 'id: '],
  ['a rating between', { rating: 0.5 }, 'rating: '],
  ['neither vote nor comment', { rating: undefined, comment: '' }, 'Neither a rating nor'],
  ['a comment that says nothing', { comment: 'short' }, 'at least 10 characters'],
  ['spaces around one', { comment: `short${' '.repeat(10)}` }, 'at least 10 characters'],
  ['a comment that is too long', { comment: 'x'.repeat(2001) }, 'comment: Too big'],
  ['a title that is too long', { commentSectionTitle: 'x'.repeat(301) }, 'commentSectionTitle: '],
  ['a name that is too long', { version: 'x'.repeat(61) }, 'version: '],
  [
    'an address that is too long',
    { currentLocationURL: `https://docs.example/${'x'.repeat(2000)}` },
    'currentLocationURL: ',
  ],
  [
    'a page of another site',
    { currentLocationURL: 'https://evil.example/' },
    'No address of http://localhost:3000 or https://docs.example',
  ],
  [
    'a page whose site begins alike',
    { currentLocationURL: 'https://docs.example.evil/' },
    'No address of',
  ],
  ['a page with a user', { currentLocationURL: 'https://me:word@docs.example/' }, 'No address of'],
  [
    'a page with another scheme',
    { currentLocationURL: 'javascript:alert(1)//https://docs.example/' },
    'No address of',
  ],
  ['a page with a query', { currentLocationURL: 'https://docs.example/?mail=me' }, 'no query'],
  [
    'a section of another site',
    { ...SECTION, commentSectionURL: 'https://evil.example/#b' },
    'commentSectionURL: No address of',
  ],
  [
    'a section without a hash',
    { ...SECTION, commentSectionURL: 'https://docs.example/x/' },
    'A section has a hash',
  ],
  ['a section with neither vote nor comment', { ...SECTION, comment: '' }, 'Neither a rating nor'],
  ['a repository elsewhere than on the web', { githubRepo: 'javascript:alert(1)' }, 'githubRepo: '],
  ['a number for a text', { language: 1 }, 'language: '],
  ['another callback', { callback_id: 'delete_all' }, 'callback_id: '],
])('refuses %s', (_name, changes, reason) => {
  expect(readPayload({ ...createFeedback(), ...changes })).toEqual({
    kind: 'refused',
    reason: expect.stringContaining(reason),
  });
});

it.each([
  [undefined, 'one field "payload"'],
  [{}, 'one field "payload"'],
  [{ payload: ['{}', '{}'] }, 'one field "payload"'],
  [{ payload: '{' }, 'holds no JSON'],
  [{ payload: 'null' }, 'expected object'],
  [{ payload: '[1]' }, 'expected object'],
  [{ payload: '{"callback_id":"retract_feedback"}' }, 'id: '],
])('refuses the form %j', (form, reason) => {
  expect(read(form)).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) });
});
