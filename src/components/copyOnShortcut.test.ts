import userEvent from '@testing-library/user-event';
import { copyOnShortcut } from './copyOnShortcut';

let stop: () => void;
const copied = jest.fn<void, [string]>();

beforeEach(() => {
  copied.mockClear();
  document.body.innerHTML = `
    <div class="theme-code-block" id="a"><pre tabindex="0">one</pre><button data-copy-button>a</button></div>
    <div data-copies id="b"><pre tabindex="0">two</pre><button data-copy-button>b</button></div>
    <textarea>three</textarea>`;
  document.querySelectorAll('button').forEach((button) => {
    button.addEventListener('click', () => copied(button.textContent!));
  });
  stop = copyOnShortcut();
});

afterEach(() => stop());

it('copies the block that has the focus', async () => {
  const user = userEvent.setup();
  document.querySelector<HTMLElement>('#b pre')!.focus();
  await user.keyboard('{Control>}c{/Control}');
  expect(copied.mock.calls).toEqual([['b']]);
  await user.keyboard('{Control>}{Shift>}c{/Shift}{/Control}');
  expect(copied).toHaveBeenCalledTimes(1);
});

it('leaves fields, selections and the rest of the page alone', async () => {
  const user = userEvent.setup();
  await user.keyboard('{Control>}c{/Control}');
  document.querySelector('textarea')!.focus();
  await user.keyboard('{Control>}c{/Control}');
  document.querySelector<HTMLElement>('#a pre')!.focus();
  window.getSelection()!.selectAllChildren(document.querySelector('#a pre')!);
  await user.keyboard('{Control>}c{/Control}');
  expect(copied).not.toHaveBeenCalled();
});
