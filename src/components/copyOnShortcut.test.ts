/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { copyOnShortcut } from './copyOnShortcut';

let stop: () => void;
const copied = jest.fn<void, [string]>();
/** The analytics action of each copy. */
const actions = jest.fn<void, [string | null]>();

beforeEach(() => {
  copied.mockClear();
  actions.mockClear();
  document.body.innerHTML = `
    <div class="theme-code-block" id="a"><pre tabindex="0">one</pre><button data-copy-button>a</button></div>
    <div data-copies id="b"><pre tabindex="0">two</pre><button data-copy-button data-ga-event-action="copy-click">b</button></div>
    <textarea>three</textarea>`;
  document.querySelectorAll('button').forEach((button) => {
    button.addEventListener('click', () => {
      copied(button.textContent);
      actions(button.getAttribute('data-ga-event-action'));
    });
  });
  stop = copyOnShortcut();
});

afterEach(() => stop());

it('copies the focused block', async () => {
  const user = userEvent.setup();
  document.querySelector<HTMLElement>('#b pre')!.focus();
  await user.keyboard('{Control>}c{/Control}');
  expect(copied.mock.calls).toEqual([['b']]);
  await user.keyboard('{Control>}{Shift>}c{/Shift}{/Control}');
  expect(copied).toHaveBeenCalledTimes(1);
});

it('counts as a copy with the keyboard in analytics, and restores the button', async () => {
  const user = userEvent.setup();
  const [a, b] = document.querySelectorAll('button');
  for (const id of ['a', 'b']) {
    document.querySelector<HTMLElement>(`#${id} pre`)!.focus();
    await user.keyboard('{Control>}c{/Control}');
  }
  expect(actions.mock.calls).toEqual([['copy-keyboard'], ['copy-keyboard']]);
  expect(a!.hasAttribute('data-ga-event-action')).toBe(false);
  expect(b!.getAttribute('data-ga-event-action')).toBe('copy-click');
});

it('ignores fields, selections and the rest of the page', async () => {
  const user = userEvent.setup();
  await user.keyboard('{Control>}c{/Control}');
  document.querySelector('textarea')!.focus();
  await user.keyboard('{Control>}c{/Control}');
  document.querySelector<HTMLElement>('#a pre')!.focus();
  window.getSelection()!.selectAllChildren(document.querySelector('#a pre')!);
  await user.keyboard('{Control>}c{/Control}');
  expect(copied).not.toHaveBeenCalled();
});
