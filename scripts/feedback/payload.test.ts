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
  ['fields of maximum length', { comment: 'x'.repeat(2000), commentSectionTitle: 'x'.repeat(300) }],
  ['a page without a product', { productId: '' }],
] as const)('accepts %s', (_name, changes) => {
  const payload = createFeedback(changes);
  expect(readPayload(payload)).toEqual({
    kind: 'payload',
    payload: JSON.parse(JSON.stringify(payload)),
  });
});

it('trims comments and drops unknown fields', () => {
  const payload = { ...createFeedback(), comment: '  Ten letters.\n', userAgent: 'secret' };
  expect(readPayload(payload)).toEqual({
    kind: 'payload',
    payload: createFeedback({ id: payload.id, comment: 'Ten letters.' }),
  });
});

it('checks the trap before anything else', () => {
  expect(readPayload({ website: 'x' })).toEqual({ kind: 'trapped' });
});

it.each<[string, object, string]>([
  ['an invalid id', { id: '1' }, 'id: '],
  ['a rating between', { rating: 0.5 }, 'rating: '],
  ['neither vote nor comment', { rating: undefined, comment: '' }, 'Send a rating or a comment'],
  ['a comment that is too short', { comment: 'short' }, 'at least 10 characters'],
  [
    'a short comment padded with spaces',
    { comment: `short${' '.repeat(10)}` },
    'at least 10 characters',
  ],
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
    'Not an address of http://localhost:3000 or https://docs.example',
  ],
  [
    'a page whose site has the same prefix',
    { currentLocationURL: 'https://docs.example.evil/' },
    'Not an address of',
  ],
  [
    'a page with a user',
    { currentLocationURL: 'https://me:word@docs.example/' },
    'Not an address of',
  ],
  [
    'a page with another scheme',
    { currentLocationURL: 'javascript:alert(1)//https://docs.example/' },
    'Not an address of',
  ],
  [
    'a page with a query',
    { currentLocationURL: 'https://docs.example/?mail=me' },
    "can't have a query",
  ],
  [
    'a section of another site',
    { ...SECTION, commentSectionURL: 'https://evil.example/#b' },
    'commentSectionURL: Not an address of',
  ],
  [
    'a section without a hash',
    { ...SECTION, commentSectionURL: 'https://docs.example/x/' },
    'A section needs a hash',
  ],
  [
    'a section with neither vote nor comment',
    { ...SECTION, comment: '' },
    'Send a rating or a comment',
  ],
  ['a repository with a non-web address', { githubRepo: 'javascript:alert(1)' }, 'githubRepo: '],
  ['a number instead of a string', { language: 1 }, 'language: '],
  ['another callback', { callback_id: 'delete_all' }, 'callback_id: '],
])('rejects %s', (_name, changes, reason) => {
  expect(readPayload({ ...createFeedback(), ...changes })).toEqual({
    kind: 'refused',
    reason: expect.stringContaining(reason),
  });
});

it.each([
  [undefined, 'one field "payload"'],
  [{}, 'one field "payload"'],
  [{ payload: ['{}', '{}'] }, 'one field "payload"'],
  [{ payload: '{' }, 'is not valid JSON'],
  [{ payload: 'null' }, 'expected object'],
  [{ payload: '[1]' }, 'expected object'],
  [{ payload: '{"callback_id":"retract_feedback"}' }, 'id: '],
])('rejects the form %j', (form, reason) => {
  expect(read(form)).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) });
});
