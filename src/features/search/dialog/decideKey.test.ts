import { decideKey } from './decideKey';

const NOTHING = {
  isInput: true,
  isBehind: false,
  isEmpty: false,
  isActionActive: false,
  isStoredActive: false,
};
const UNMODIFIED = {
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
};
const press = (key: string, place: Partial<typeof NOTHING> = {}, altKey = false) =>
  decideKey({ ...UNMODIFIED, key, altKey }, { ...NOTHING, ...place });

it('changes the scope with Alt and the arrow keys, only in the input', () => {
  expect(press('ArrowDown', {}, true)).toBe('nextScope');
  expect(press('ArrowUp', {}, true)).toBe('previousScope');
  expect(press('ArrowDown')).toBeUndefined();
  expect(press('ArrowDown', { isInput: false }, true)).toBeUndefined();
});

it('leaves Enter to DocSearch unless the active option has no page', () => {
  expect(press('Enter')).toBeUndefined();
  expect(press('Enter', { isActionActive: true })).toBe('act');
  expect(press('Enter', { isActionActive: true, isInput: false })).toBeUndefined();
  expect(press('Enter', { isActionActive: true, isBehind: true })).toBe('chooseWhenReady');
  expect(press('Enter', { isEmpty: true, isBehind: true })).toBeUndefined();
  expect(press('Enter', { isBehind: true }, true)).toBeUndefined();
});

it('removes what is stored, and never a letter', () => {
  expect(press('Delete', { isEmpty: true, isStoredActive: true })).toBe('remove');
  expect(press('Delete', { isStoredActive: true })).toBeUndefined();
  expect(press('Delete', { isEmpty: true })).toBeUndefined();
});

it('closes with Escape and keeps the focus inside, but not during composition', () => {
  expect(press('Escape')).toBe('close');
  expect(press('Tab', { isInput: false })).toBe('moveFocus');
  const composing = { ...UNMODIFIED, key: 'Escape', isComposing: true };
  expect(decideKey(composing, NOTHING)).toBeUndefined();
});
