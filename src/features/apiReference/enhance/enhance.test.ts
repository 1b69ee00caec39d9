/** @jest-environment jsdom */
import { TARGET_EVENT } from '@site/src/components/staticMarkup/target';
import { createComponentPage } from '@site/src/lib/apiPage/testPages';
import type { ApiPage } from '@site/src/lib/contracts/api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApiPage } from '../renderApiPage';
import { enhance } from './enhance';

const PAGE = createComponentPage();
const scroll = jest.fn<void, []>();
let observed: { notify: (entries: { target: Element }[]) => void; frames: Element[] };
let root: HTMLElement;
let controller: AbortController;

function answer(): void {
  controller = new AbortController();
  enhance(root, controller.signal);
}

function stop(): void {
  controller.abort();
}

function start(page: ApiPage = PAGE): void {
  document.body.innerHTML = '<div></div>';
  root = document.body.firstElementChild as HTMLElement;
  root.innerHTML = renderApiPage(page, '/docs/');
  answer();
}

function goTo(hash: string): void {
  window.location.hash = hash;
  root.dispatchEvent(new Event(TARGET_EVENT));
}

function getRow(name: string): HTMLElement {
  return screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr')!;
}

function getNames(): string[] {
  return screen
    .queryAllByRole('rowheader')
    .map((head) => within(head).getAllByRole('link')[0]?.textContent ?? '');
}

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
  window.ResizeObserver = class {
    constructor(notify: (typeof observed)['notify']) {
      observed = { notify, frames: [] };
    }
    observe(frame: Element) {
      observed.frames.push(frame);
    }
    unobserve() {}
    disconnect() {
      observed.frames = [];
    }
  } as unknown as typeof ResizeObserver;
  start();
});

afterEach(() => stop());

describe('names', () => {
  it('link to their rows, and plans to the pricing', () => {
    expect(within(getRow('columns')).getByRole('link', { name: 'columns' })).toHaveAttribute(
      'href',
      '#data-grid-prop-columns',
    );
    expect(within(getRow('density')).getByRole('link', { name: 'Pro' })).toHaveAttribute(
      'href',
      '/docs/x/introduction/licensing/#pro-plan',
    );
    expect(
      within(getRow('rows')).getByRole('link', { name: 'rows' }).querySelector('s'),
    ).toBeVisible();
  });

  it('copy the full link and say so', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'columns' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/#data-grid-prop-columns');
    expect(screen.getByText('Copied')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'columns' })).toHaveAttribute('data-copied', 'Copied');
    expect(window.location.hash).toBe('#data-grid-prop-columns');
  });

  it('report if they could not be copied', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('link', { name: 'columns' }));
    expect(await screen.findByText(/The link is in the address bar/)).toBeInTheDocument();
  });
});

it('copies the import', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy the import' }));
  expect(await navigator.clipboard.readText()).toContain("from '@mui/x-data-grid';");
});

describe('filter', () => {
  it('shows the rows of every section that contain all words, and counts them', async () => {
    const user = userEvent.setup();
    await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'CELL style');
    expect(getNames()).toEqual(['.MuiDataGrid-cell']);
    expect(screen.getByText('1 of 11')).toHaveRole('status');
    expect(
      screen.getAllByText('Nothing here matches the filter.').filter(({ hidden }) => !hidden),
    ).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(getNames()).toHaveLength(9);
    expect(screen.queryByText(/of 11/)).not.toBeInTheDocument();
  });

  it("scrolls the heading of the first result into view if it's out of sight", async () => {
    const [, , row] = [...root.querySelectorAll<HTMLElement>('tbody > tr[id]')];
    row!.getBoundingClientRect = () => ({ top: 2000, height: 90, bottom: 2090 }) as DOMRect;
    const box = root.querySelector<HTMLElement>('[data-filter]')!;
    box.style.position = 'sticky';
    await userEvent.type(screen.getByRole('searchbox'), row!.querySelector('a')!.textContent);
    expect(scroll.mock.contexts.at(-1)).toHaveTextContent(/^Props/);
  });

  it('finds inherited props and expands them meanwhile', async () => {
    const user = userEvent.setup();
    const inherited = screen.getByText(/HTMLAttributes/).closest('details')!;
    await user.type(screen.getByRole('searchbox'), 'title');
    expect(inherited).toHaveAttribute('open');
    expect(screen.getByText('1 of 11')).toHaveRole('status');
    await user.keyboard('{Escape}');
    expect(inherited).not.toHaveAttribute('open');
  });

  it('finds types', async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'gridcoldef<R');
    expect(getNames()).toEqual(['columns']);
  });

  it('never hides what the URL targets', async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'density');
    goTo('#data-grid-prop-columns');
    expect(getRow('columns')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(scroll.mock.contexts).toEqual([getRow('columns')]);
    expect(getRow('columns')).toHaveAttribute('data-target');
  });

  it('uses a query restored by the browser', () => {
    stop();
    root.querySelector('input')!.value = 'density';
    answer();
    expect(getNames()).toEqual(['density']);
  });
});

describe('layouts', () => {
  const getViews = () => screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'View' });

  it('change one section, are remembered, and scroll the targeted row into view', async () => {
    goTo('#data-grid-prop-density');
    const [view] = getViews();
    expect(view).toHaveValue('expanded');
    await userEvent.selectOptions(view!, 'Table');
    const layouts = root.firstElementChild;
    expect(layouts).toHaveAttribute('data-props', 'table');
    expect(layouts).toHaveAttribute('data-slots', 'expanded');
    expect(localStorage.getItem('dataGrid_apiPage_props')).toBe('table');
    expect(new Set(scroll.mock.contexts)).toEqual(new Set([getRow('density')]));
  });

  it('follow the width of the window unless one is chosen', async () => {
    const listeners: (() => void)[] = [];
    const query = {
      matches: false,
      addEventListener: (_: string, run: () => void) => listeners.push(run),
    };
    jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
    stop();
    start({ ...PAGE, product: 'charts' });
    const layouts = root.firstElementChild;
    const [props, slots] = getViews();
    expect(props).toHaveValue('expanded');
    await userEvent.selectOptions(props!, 'Collapsed list');
    query.matches = true;
    listeners.forEach((run) => run());
    expect(layouts).toHaveAttribute('data-props', 'collapsed');
    expect(props).toHaveValue('collapsed');
    expect(layouts).toHaveAttribute('data-slots', 'table');
    expect(slots).toHaveValue('table');
  });

  it('open rows of the collapsed list with a button and from the URL', async () => {
    await userEvent.selectOptions(getViews()[0]!, 'Collapsed list');
    const button = screen.getByRole('button', { name: 'Details of density' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(getRow('density')).toHaveAttribute('data-open', 'true');
    await userEvent.click(button);
    expect(getRow('density')).toHaveAttribute('data-open', 'false');
    goTo('#data-grid-prop-density');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('button', { name: 'Details of cell' })).not.toBeInTheDocument();
  });
});

describe('frames', () => {
  it('can be focused while their tables are wider', () => {
    const frame = observed.frames[0] as HTMLElement;
    const setWidth = (width: number) => {
      Object.defineProperty(frame, 'scrollWidth', { configurable: true, value: width });
      act(() => observed.notify([{ target: frame }]));
    };
    setWidth(500);
    expect(screen.getByRole('group', { name: 'Table that scrolls sideways' })).toBe(frame);
    setWidth(0);
    expect(screen.queryByRole('group', { name: /scrolls/ })).not.toBeInTheDocument();
  });

  it('indicate that they are scrolled', () => {
    const frame = observed.frames[0] as HTMLElement;
    frame.scrollLeft = 20;
    fireEvent.scroll(frame);
    expect(frame).toHaveAttribute('data-scrolled');
    frame.scrollLeft = 0;
    fireEvent.scroll(frame);
    expect(frame).not.toHaveAttribute('data-scrolled');
  });
});

it('stops listening', async () => {
  stop();
  expect(observed.frames).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox'), 'density');
  expect(getNames()).toHaveLength(9);
});
