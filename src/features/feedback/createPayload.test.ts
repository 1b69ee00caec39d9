import { FEEDBACK_LIMITS } from '@site/src/lib/contracts/feedback';
import { createId } from './createId';
import { createIssueUrl, createReportUrl } from './createIssueUrl';
import { createPayload, type PageFacts } from './createPayload';

const PAGE: PageFacts = {
  url: 'https://docs.example/x/react-charts/bars/',
  repositoryUrl: 'https://example.com/lib',
  productId: 'x-charts',
  version: 'v8',
  language: 'en',
};

it('contains what the contract lists and nothing else', () => {
  expect(createPayload(PAGE, { id: 'a', rating: 0 })).toEqual({
    callback_id: 'send_feedback',
    id: 'a',
    rating: 0,
    comment: '',
    currentLocationURL: PAGE.url,
    commentSectionURL: '',
    commentSectionTitle: '',
    githubRepo: PAGE.repositoryUrl,
    productId: 'x-charts',
    version: 'v8',
    language: 'en',
    website: '',
  });
});

it('includes the section, without a vote', () => {
  const section = { id: 'größe', title: 'Größe' };
  const payload = createPayload(PAGE, { id: 'a', section, comment: ' Bars are too wide. ' });
  expect(payload).toMatchObject({
    comment: 'Bars are too wide.',
    commentSectionURL: `${PAGE.url}#gr%C3%B6%C3%9Fe`,
    commentSectionTitle: 'Größe',
  });
  expect(payload).not.toHaveProperty('rating');
});

it('respects the limits', () => {
  const section = { id: 'i'.repeat(3000), title: 't'.repeat(3000) };
  const payload = createPayload(PAGE, { id: 'a', section, comment: 'c'.repeat(3000) });
  expect(payload.comment).toHaveLength(FEEDBACK_LIMITS.comment);
  expect(payload.commentSectionURL).toHaveLength(FEEDBACK_LIMITS.url);
  expect(payload.commentSectionTitle).toHaveLength(FEEDBACK_LIMITS.title);
});

it('prefills an issue with the comment and its location', () => {
  const section = { id: 'size', title: 'Size & shape' };
  const url = new URL(
    createIssueUrl(createPayload(PAGE, { id: 'a', section, comment: 'Too wide?\n#1 & more' })),
  );
  expect(url.origin + url.pathname).toBe('https://example.com/lib/issues/new');
  expect(url.searchParams.get('title')).toBe('[docs] Feedback on /x/react-charts/bars/');
  expect(url.searchParams.get('body')).toBe(
    `Too wide?\n#1 & more\n\n- Page: ${PAGE.url}\n- Section: Size & shape (${PAGE.url}#size)`,
  );
});

it.each(['😀', '表', 'a'])(
  'leaves out the end of a comment that is too long for a URL: %s',
  (sign) => {
    const comment = sign.repeat(FEEDBACK_LIMITS.comment / sign.length);
    const url = createIssueUrl(createPayload(PAGE, { id: 'a', comment }));
    const body = new URL(url).searchParams.get('body')!;
    expect(url.length).toBeLessThanOrEqual(7000);
    expect(body).toContain(`- Page: ${PAGE.url}`);
    expect(body).not.toContain('\ufffd');
    expect(body.startsWith(sign.repeat(500))).toBe(true);
    expect(body.includes('…')).toBe(sign !== 'a');
  },
);

it("links to the form for the docs with the page's URL", () => {
  const { searchParams } = new URL(createReportUrl(PAGE.repositoryUrl, PAGE.url));
  expect(searchParams.get('page-url')).toBe(PAGE.url);
});

it('creates IDs where browsers provide none', () => {
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(createId()).toMatch(form);
  const { crypto } = globalThis;
  const getRandomValues = (array: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(array);
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
  const ids = Array.from({ length: 50 }, createId);
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  ids.forEach((id) => expect(id).toMatch(form));
  expect(new Set(ids).size).toBe(50);
});
