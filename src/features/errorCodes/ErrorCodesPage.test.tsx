import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryHistory } from 'history';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Router } from 'react-router-dom';
import { ErrorCodesPage } from './ErrorCodesPage';
import { TEST_TABLE } from './testTable';

let isBrowser: boolean;

jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => isBrowser }));
jest.mock('@site/src/components/useSiteFields', () => ({ useSiteFields: () => ({ brand: 'X' }) }));
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => <div data-testid="head">{children}</div>,
}));
jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({ title, children }: { title: string; children: ReactNode }) => (
    <div aria-label={title} role="document">
      {children}
    </div>
  ),
}));

const PATH = '/production-error/';

beforeEach(() => {
  isBrowser = true;
});

function open(search = '') {
  const history = createMemoryHistory({ initialEntries: [`${PATH}${search}`] });
  render(
    <Router history={history}>
      <ErrorCodesPage table={TEST_TABLE} />
    </Router>,
  );
  return history;
}

const getTitle = () => screen.getAllByRole('heading', { level: 2 })[0];
const getMessages = () =>
  screen.queryAllByRole('button', { name: 'Copy the message' }).map((button) => {
    const card = button.closest<HTMLElement>('[data-copies]')!;
    return { card, text: card.querySelector('pre')!.textContent };
  });

it('is served with all codes before the requested one is known', () => {
  isBrowser = false;
  document.body.innerHTML = renderToString(
    <MemoryRouter initialEntries={[`${PATH}?code=9`]}>
      <ErrorCodesPage table={TEST_TABLE} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/Looking up the code/)).toBeInTheDocument();
  expect(document.querySelector('noscript')).toHaveTextContent('Look up the code in the table');
  expect(screen.getAllByRole('row')).toHaveLength(7);
  expect(getMessages()).toEqual([]);
  document.body.innerHTML = '';
});

it('explains itself if there is no code', () => {
  open();
  expect(getTitle()).toHaveTextContent('Which error?');
  expect(screen.getByText(/Minified MUI error #9; visit https/)).toBeInTheDocument();
  expect(screen.queryByTestId('head')).not.toBeInTheDocument();
  expect(screen.getByRole('document', { name: 'Error codes' })).toBeInTheDocument();
});

it('shows the message with its arguments in order, and its source', () => {
  open('?code=9&args[]=teel&args[]=theme');
  expect(getTitle()).toHaveTextContent('Error 9');
  const [message] = getMessages();
  expect(message!.text).toBe('Unsupported `teel` color in `theme`.');
  expect(message!.card).toHaveTextContent(
    'In @mui/material 7.3.10, 6.5.0 · @mui/system 7.3.11 (docs of X v8, v7)',
  );
  expect(message!.card).not.toHaveTextContent('argument');
  expect(screen.getByRole('document', { name: 'Error 9' })).toBeInTheDocument();
  expect(screen.getByTestId('head').innerHTML).toContain('noindex');
});

it('shows arguments as text, whatever they contain', () => {
  const evil = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  open(`?code=9&args[]=${encodeURIComponent(evil)}&args[]=${encodeURIComponent('\u202Eright')}`);
  const [message] = getMessages();
  expect(message!.text).toBe(`Unsupported \`${evil}\` color in \`\u202Eright\`.`);
  expect(message!.card.querySelector('img, script')).toBeNull();
  expect(within(message!.card).getByText('\u202Eright').tagName).toBe('BDI');
});

it('says which arguments are missing', () => {
  open('?code=9&args[]=teel');
  const [message] = getMessages();
  expect(message!.text).toBe('Unsupported `teel` color in `[missing argument]`.');
  expect(message!.card).toHaveTextContent('The address has only 1 of 2 arguments');
});

it('lists surplus arguments, but not all of thousands', () => {
  open('?code=2&args[]=one&args[]=');
  expect(screen.getByText('one')).toBeInTheDocument();
  expect(screen.getByText('(empty)')).toBeInTheDocument();
});

it('counts thousands of arguments', () => {
  open(`?code=2${'&args[]=a'.repeat(3000)}`);
  expect(screen.getAllByText('a')).toHaveLength(10);
  expect(screen.getByText('and 2990 more')).toBeInTheDocument();
});

it('shows all messages of a code that versions use differently', () => {
  open('?code=18');
  expect(screen.getByText(/2 different errors/)).toBeInTheDocument();
  expect(getMessages().map(({ text }) => text)).toEqual([
    'It is private.',
    'The shorthand [missing argument] is wrong.',
  ]);
});

it('links from an unknown code to the nearest ones', () => {
  open('?code=19');
  expect(getTitle()).toHaveTextContent("There's no error with the code 19");
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['9', '18', '20', '21']);
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href')!)).toHaveTextContent(link.textContent);
  }
});

it('shows what is given instead of a code', () => {
  open(`?code=${encodeURIComponent(`<b>${'long'.repeat(100)}`)}`);
  expect(getTitle()).toHaveTextContent('The code in the address is not a number');
  expect(screen.getByText(/^<b>long/).textContent).toHaveLength(60);
});

it('copies the message as shown', async () => {
  const user = userEvent.setup();
  open('?code=9&args[]=teel');
  await user.click(screen.getByRole('button', { name: 'Copy the message' }));
  expect(await navigator.clipboard.readText()).toBe(
    'Unsupported `teel` color in `[missing argument]`.',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

it("reports if a message can't be copied", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  open('?code=2');
  await user.click(screen.getByRole('button', { name: 'Copy the message' }));
  expect(screen.getByRole('status')).toHaveTextContent('Select the message');
});

it('looks up a pasted error and moves the focus to its message', async () => {
  const user = userEvent.setup();
  const history = open();
  await user.click(screen.getByLabelText('Message, address or code'));
  await user.paste(
    'Minified MUI error #9; visit https://mui.com/production-error/?code=9&args[]=a%20b&args[]=c for the full message.',
  );
  await user.keyboard('{Enter}');
  expect(getMessages()[0]!.text).toBe('Unsupported `a b` color in `c`.');
  expect(getTitle()).toHaveFocus();
  expect(history.location).toMatchObject({
    pathname: PATH,
    search: '?code=9&args%5B%5D=a+b&args%5B%5D=c',
  });
  act(() => history.goBack());
  expect(getTitle()).toHaveTextContent('Which error?');
});

it('accepts a code with arguments on separate lines', async () => {
  const user = userEvent.setup();
  open('?code=2');
  await user.type(screen.getByLabelText('Message, address or code'), '9');
  await user.type(screen.getByLabelText('Arguments, one per line'), '<b>{Enter}50%');
  await user.click(screen.getByRole('button', { name: 'Show the message' }));
  expect(getMessages()[0]!.text).toBe('Unsupported `<b>` color in `50%`.');
});

it('reports if there is no code in the input', async () => {
  const user = userEvent.setup();
  const history = open();
  const field = screen.getByLabelText('Message, address or code');
  await user.click(screen.getByRole('button', { name: 'Show the message' }));
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/This doesn't contain a code/);
  await user.type(field, '2');
  expect(field).toBeValid();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(history.length).toBe(1);
});

it('lists all codes with their messages and packages', () => {
  open();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '2Plain text.@mui/material 7.3.10',
    '9Unsupported `%s` color in `%s`.@mui/material 7.3.10, 6.5.0 · @mui/system 7.3.11',
    '18The shorthand %s is wrong.@mui/material 7.3.10',
    'It is private.@mui/material 5.18.0',
    '20Moved.@mui/material 7.3.10',
    '21Missing.@mui/material 7.3.10',
  ]);
  expect(screen.getByText(/come from the published builds/)).toHaveTextContent(
    '@mui/material, @mui/system.',
  );
});
