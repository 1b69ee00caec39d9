/** @jest-environment jsdom */
import './index';

afterEach(() => {
  document.body.innerHTML = '';
});

it('gives a document without an origin its own storage', () => {
  localStorage.setItem('a', '1');
  expect([localStorage.getItem('a'), localStorage.key(0), localStorage.length]).toEqual([
    '1',
    'a',
    1,
  ]);
  expect(sessionStorage.getItem('a')).toBeNull();
  localStorage.removeItem('a');
  expect(localStorage.getItem('a')).toBeNull();
});

it("doesn't move the focus while the reader is elsewhere", () => {
  document.body.innerHTML = '<input />';
  const input = document.querySelector('input');
  const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  input?.focus();
  expect(document.body).toHaveFocus();
  hasFocus.mockReturnValue(true);
  input?.focus();
  expect(input).toHaveFocus();
});

it.each([
  ['<a href="https://elsewhere.test/"><b>out</b></a>', true],
  ['<a href="/x/"><b>out</b></a>', true],
  ['<a href="#part"><b>in</b></a>', false],
  ['<button type="button"><b>act</b></button>', false],
])('%s: prevented %s', (html, isPrevented) => {
  document.body.innerHTML = html;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('b')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(isPrevented);
});

it("fires a form's submit event if its content is valid", () => {
  document.body.innerHTML = '<form><input required /><button>Send</button></form>';
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  const button = document.querySelector('button');
  button?.click();
  expect(onSubmit).not.toHaveBeenCalled();
  document.querySelector('input')?.setAttribute('value', 'a');
  button?.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
