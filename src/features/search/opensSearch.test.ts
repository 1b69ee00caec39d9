/** @jest-environment jsdom */
import { isText, opensSearch } from './opensSearch';

const NO_KEYS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const opens = (key: string, held: Partial<typeof NO_KEYS> = {}, html = '<p></p>') => {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-here]') ?? document.body.firstElementChild;
  return opensSearch({ key, ...NO_KEYS, ...held, target });
};

it.each([
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
  ['/', {}],
])('opens with %s, given %j', (key, held) => {
  expect(opens(key, held)).toBe(true);
});

it('opens with Ctrl+K while typing', () => {
  expect(opens('k', { ctrlKey: true }, '<input>')).toBe(true);
});

it.each([
  '<input>',
  '<textarea></textarea>',
  '<div contenteditable><b data-here></b></div>',
  '<div role=grid><div role=gridcell tabindex=0 data-here></div></div>',
  '<div role=treegrid><div role=gridcell tabindex=0 data-here></div></div>',
  '<ul role=tree><li role=treeitem tabindex=0 data-here></li></ul>',
  '<span role=spinbutton tabindex=0></span>',
  '<section data-demo=Basic><button data-here></button></section>',
])('ignores a slash in %s', (html) => {
  expect(opens('/', {}, html)).toBe(false);
});

it.each([
  ['k', {}],
  ['k', { ctrlKey: true, altKey: true }],
  ['/', { ctrlKey: true }],
])('ignores %s, given %j', (key, held) => {
  expect(opens(key, held)).toBe(false);
});

it('starts with letters, but not with keys that have other meanings', () => {
  expect(isText({ key: 'é', ...NO_KEYS })).toBe(true);
  expect(isText({ key: 'A', ...NO_KEYS, shiftKey: true })).toBe(true);
  expect(isText({ key: ' ', ...NO_KEYS })).toBe(false);
  expect(isText({ key: ' ', ...NO_KEYS }, 'pin')).toBe(true);
  expect(isText({ key: ' ', ...NO_KEYS, ctrlKey: true }, 'pin')).toBe(false);
  expect(isText({ key: 'Enter', ...NO_KEYS })).toBe(false);
  expect(isText({ key: 'f', ...NO_KEYS, ctrlKey: true })).toBe(false);
});
