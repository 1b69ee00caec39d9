/** Fields in which a slash is a letter. */
const FIELDS = 'input, textarea, select, [contenteditable]';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>;

/** Whether a key is pressed where something is written. */
export function isInField({ target }: Pick<Key, 'target'>): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Whether a key asks for search: Ctrl or Cmd and K anywhere, a slash where nothing is written. */
export function opensSearch(event: Key): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey) {
    return false;
  }
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !isInField(event);
}

/**
 * Whether a key writes text: a letter, or what goes on with `typed`. A space parts words; where none
 * is written yet it presses.
 */
export function isText(event: Omit<Key, 'target'>, typed = ''): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  const isHeld = altKey || ctrlKey || metaKey;
  return !isHeld && key.length === 1 && (key !== ' ' || typed !== '');
}
