import type { FeedbackPayload } from '@site/src/lib/contracts/feedback';
import { hasUnsavedWork } from '@site/src/lib/unsavedWork';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageFeedback } from './PageFeedback';

const mockTrack = jest.fn<void, [{ action: string }]>();
jest.mock(
  '@generated/docusaurus.config',
  () => ({
    __esModule: true,
    default: { customFields: { repositoryUrl: 'https://example.com/lib' } },
  }),
  { virtual: true },
);
jest.mock('../analytics', () => ({ track: (event: { action: string }) => mockTrack(event) }));

const FAILED = "Couldn't submit feedback. Please try again later.";
const COMMENT = 'The second table is wrong.';
const received: FeedbackPayload[] = [];
let answer: () => Promise<{ ok: boolean; status: number }>;
let paths = 0;

const accept = () => Promise.resolve({ ok: true, status: 200 });
const fail = () => Promise.resolve({ ok: false, status: 500, headers: new Map() });
const getButton = (name: string) => screen.getByRole('button', { name });
const findField = () => screen.findByRole('textbox', { name: /^Comment/ });
const getLast = () => received.at(-1);

/** A separate page for each test: votes are stored by path. */
function open(path = `/x/page-${(paths += 1)}/`) {
  render(
    <>
      <div className="theme-doc-markdown">
        <h2 className="anchor" id="rows">
          Rows <code>rows</code>
          <a className="badge" href="/x/licensing/">
            Pro
          </a>
        </h2>
      </div>
      <PageFeedback path={path} />
    </>,
  );
  return path;
}

beforeAll(() => {
  const config = document.createElement('script');
  Object.assign(config, { type: 'application/json', id: 'feedback-config' });
  config.textContent = JSON.stringify({ endpoint: 'https://feedback.example/' });
  document.head.append(config);
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  Object.assign(globalThis, {
    fetch: (_url: string, { body }: { body: URLSearchParams }) => {
      received.push(JSON.parse(body.get('payload')!) as FeedbackPayload);
      return answer();
    },
  });
});

beforeEach(() => {
  received.length = 0;
  mockTrack.mockClear();
  answer = accept;
});

it('sends a vote immediately, remembers it and asks for a comment', async () => {
  const path = open();
  await userEvent.click(getButton('No'));
  expect(getButton('No')).toHaveAttribute('aria-pressed', 'true');
  expect(await findField()).toHaveFocus();
  expect(await findField()).toHaveAccessibleDescription(/How can we make this page better\?/);
  await waitFor(() => expect(getLast()).toMatchObject({ rating: 0, comment: '' }));
  expect(localStorage.getItem(`feedback-${path}`)).toBe('0');
  expect(screen.getByRole('link', { name: /Open an issue/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://example.com/lib/issues/new?'),
  );
});

it('shows the vote from an earlier visit', async () => {
  localStorage.setItem('feedback-/x/known/', '1');
  open('/x/known/');
  await screen.findByRole('button', { name: /^Give feedback on/ });
  expect(getButton('Yes')).toHaveAttribute('aria-pressed', 'true');
  expect(getButton('Undo')).toBeVisible();
});

it('changes the vote under its ID, keeps the comment with it, and retracts both', async () => {
  const path = open();
  await userEvent.click(getButton('Yes'));
  await userEvent.type(await findField(), COMMENT);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Feedback submitted');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getButton('Yes')).toHaveFocus();
  await userEvent.click(getButton('No'));
  await waitFor(() => expect(getLast()).toMatchObject({ rating: 0, comment: COMMENT }));
  expect(await findField()).toHaveValue('');
  await userEvent.click(getButton('Undo'));
  await waitFor(() =>
    expect(getLast()).toEqual({ callback_id: 'retract_feedback', id: received[0]!.id }),
  );
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(localStorage.getItem(`feedback-${path}`)).toBe('');
  expect(getButton('No')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('Vote withdrawn')).toBeInTheDocument();
  expect(mockTrack.mock.calls.map(([{ action }]) => action)).toEqual([
    ...['vote-up', 'comment', 'vote-down', 'undo'],
  ]);
});

it('says that a vote failed, keeps it, and sends it again when pressed again', async () => {
  answer = fail;
  open();
  await userEvent.click(getButton('Yes'));
  expect(await screen.findByText(/^We couldn't send your vote/)).toBeInTheDocument();
  expect(getButton('Yes')).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('feedback-queue')).toContain(received[0]!.id);
  answer = accept;
  await userEvent.click(getButton('Yes'));
  await waitFor(() => expect(received).toHaveLength(2));
  await waitFor(() => expect(localStorage.getItem('feedback-queue')).toBe(''));
  expect(screen.queryByText(/^We couldn't send your vote/)).not.toBeInTheDocument();
  await userEvent.click(getButton('Yes'));
  await userEvent.click(getButton('No'));
  await waitFor(() => expect(getLast()).toMatchObject({ rating: 0 }));
  expect(received).toHaveLength(3);
  expect(mockTrack).toHaveBeenCalledTimes(2);
});

it('forgets a vote that the service refuses, but no later one', async () => {
  let refuse: (() => void) | undefined;
  answer = () =>
    new Promise((resolve) => {
      refuse = () => resolve({ ok: false, status: 400 });
    });
  const path = open();
  await userEvent.click(getButton('Yes'));
  await waitFor(() => expect(refuse).toBeDefined());
  await userEvent.click(getButton('No'));
  answer = accept;
  act(() => refuse!());
  await waitFor(() => expect(getLast()).toMatchObject({ rating: 0 }));
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(localStorage.getItem(`feedback-${path}`)).toBe('0');

  answer = () => Promise.resolve({ ok: false, status: 400 });
  await userEvent.click(getButton('Yes'));
  await waitFor(() => expect(getLast()).toMatchObject({ rating: 1 }));
  await waitFor(() => expect(localStorage.getItem(`feedback-${path}`)).toBe('0'));
});

it('keeps the text if sending fails, and sends it once when retried', async () => {
  open();
  await userEvent.click(getButton('No'));
  await userEvent.type(await findField(), COMMENT);
  answer = fail;
  await userEvent.click(getButton('Submit'));
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(await findField()).toHaveValue(COMMENT);
  answer = accept;
  received.length = 0;
  await userEvent.click(getButton('Try again'));
  await screen.findByText('Feedback submitted');
  expect(received).toEqual([expect.objectContaining({ rating: 0, comment: COMMENT })]);
});

it('is busy while a slow service responds, and sends nothing twice', async () => {
  open();
  await userEvent.click(getButton('No'));
  await userEvent.type(await findField(), COMMENT);
  await waitFor(() => expect(received).toHaveLength(1));
  let arrive = () => {};
  answer = () => new Promise((resolve) => (arrive = () => resolve({ ok: true, status: 200 })));
  await userEvent.click(getButton('Submit'));
  expect(getButton('Submitting')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(getButton('Submitting'));
  await userEvent.type(await findField(), '{Meta>}{Enter}{/Meta}');
  await waitFor(() => expect(received).toHaveLength(2));
  act(() => arrive());
  await screen.findByText('Feedback submitted');
  expect(received).toHaveLength(2);
});

it('counts a vote without a meaningful comment', async () => {
  open();
  await userEvent.click(getButton('Yes'));
  await userEvent.type(await findField(), 'short');
  await userEvent.click(getButton('Submit'));
  await screen.findByText('Feedback submitted');
  // The vote is sent separately.
  await waitFor(() =>
    expect(received).toEqual([expect.objectContaining({ rating: 1, comment: '' })]),
  );
});

it('accepts a comment on a section without a vote', async () => {
  open();
  await userEvent.hover(getButton('Yes'));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Give feedback on “Rows rows”' }),
  );
  const dialog = await screen.findByRole('dialog', { name: /the section “Rows rows” better/ });
  await userEvent.type(await findField(), 'short');
  await userEvent.click(getButton('Submit'));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('at least 10 characters');
  await userEvent.type(await findField(), ` no more. ${COMMENT}`);
  await userEvent.click(getButton('Submit'));
  await screen.findByText('Feedback submitted');
  expect(received).toHaveLength(1);
  expect(getLast()).toMatchObject({ commentSectionTitle: 'Rows rows', website: '' });
  expect(getLast()).not.toHaveProperty('rating');
});

/** The section's panel, opened with its button. */
async function openSection() {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Give feedback on “Rows rows”' }),
  );
  return within(await screen.findByRole('dialog'));
}

it('votes on a section separately, changes the vote with the comment, and retracts both', async () => {
  const path = open();
  await userEvent.hover(getButton('Yes'));
  let panel = await openSection();
  const group = panel.getByRole('group', { name: 'Was this section helpful?' });
  expect(group).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'No' }));
  expect(panel.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  expect(panel.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() =>
    expect(getLast()).toMatchObject({ rating: 0, comment: '', commentSectionTitle: 'Rows rows' }),
  );
  expect(localStorage.getItem(`feedback-${path}#rows`)).toBe('0');
  expect(localStorage.getItem(`feedback-${path}`)).toBeNull();
  await userEvent.type(panel.getByRole('textbox', { name: 'Comment (optional)' }), COMMENT);
  await userEvent.click(getButton('Submit'));
  await screen.findByText('Feedback submitted');

  panel = await openSection();
  expect(panel.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(panel.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(getLast()).toMatchObject({ rating: 1, comment: COMMENT }));
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(getLast()).toEqual({ callback_id: 'retract_feedback', id: received[0]!.id }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Vote withdrawn')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Give feedback on “Rows rows”' })).toHaveFocus();
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(mockTrack.mock.calls.map(([{ action }]) => action)).toEqual([
    ...['vote-down', 'comment', 'vote-up', 'undo'],
  ]);

  panel = await openSection();
  await userEvent.click(panel.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(getLast()).toMatchObject({ rating: 1, comment: '' }));
  expect(getLast()!.id).not.toBe(received[0]!.id);
});

it('requires no comment on a section with a vote', async () => {
  open();
  await userEvent.hover(getButton('Yes'));
  const panel = await openSection();
  await userEvent.click(panel.getByRole('button', { name: 'Yes' }));
  await userEvent.click(getButton('Submit'));
  await screen.findByText('Feedback submitted');
  // The vote is sent separately.
  await waitFor(() =>
    expect(received).toEqual([expect.objectContaining({ rating: 1, comment: '' })]),
  );
});

it('permanently retracts a failed comment on a section if there was no other feedback', async () => {
  const path = open();
  await userEvent.hover(getButton('Yes'));
  await openSection();
  await userEvent.type(await findField(), COMMENT);
  answer = fail;
  await userEvent.click(getButton('Submit'));
  await screen.findByText(FAILED);
  answer = accept;
  await userEvent.click(getButton('Cancel'));
  await waitFor(() =>
    expect(getLast()).toEqual({ callback_id: 'retract_feedback', id: received[0]!.id }),
  );
  // Later feedback under that ID would not be stored.
  expect(localStorage.getItem(`feedback-said-${path}#rows`)).toBe('');
});

it('appends a later comment on a section to the earlier one', async () => {
  open();
  await userEvent.hover(getButton('Yes'));
  for (const text of [COMMENT, `Again: ${COMMENT}`]) {
    await openSection();
    await userEvent.type(await findField(), text);
    await userEvent.click(getButton('Submit'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(getLast()).toMatchObject({ comment: `${COMMENT}\n\nAgain: ${COMMENT}` });
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
});

it('discards what failed when the reader cancels, but not the vote', async () => {
  open();
  await userEvent.click(getButton('Yes'));
  await userEvent.type(await findField(), COMMENT);
  answer = fail;
  await userEvent.click(getButton('Submit'));
  await screen.findByText(FAILED);
  answer = accept;
  await userEvent.click(getButton('Cancel'));
  await waitFor(() => expect(getLast()).toMatchObject({ rating: 1, comment: '' }));
  expect(getButton('Yes')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it("is unsaved work until it's sent or discarded", async () => {
  open();
  await userEvent.click(getButton('Yes'));
  const field = await findField();
  expect(hasUnsavedWork()).toBe(false);
  await userEvent.type(field, COMMENT);
  expect(hasUnsavedWork()).toBe(true);
  await userEvent.clear(field);
  expect(hasUnsavedWork()).toBe(false);
  await userEvent.type(field, COMMENT);
  await userEvent.click(getButton('Submit'));
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
});

it('keeps the text when Escape closes it', async () => {
  open();
  await userEvent.click(getButton('Yes'));
  await userEvent.type(await findField(), COMMENT);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(getButton('Yes'));
  expect(await findField()).toHaveValue(COMMENT);
});

it('shows how many characters are left near the end', async () => {
  open();
  await userEvent.click(getButton('Yes'));
  const field = await findField();
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(1790));
  expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
  await userEvent.paste('a'.repeat(300));
  expect(field).toHaveAccessibleDescription(/0 characters left/);
  expect(field).toHaveValue('a'.repeat(2000));
});
