/** Fields in which a slash is a letter. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** What takes keys itself: a grid edits by any character, a tree looks for it; demos do what they do. */
const WIDGETS = '[role=grid], [role=treegrid], [role=tree], [role=spinbutton], [data-demo]';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>;

/** Whether a key is pressed where something is written. */
export function isInField({ target }: Pick<Key, 'target'>): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

const isInWidget = ({ target }: Pick<Key, 'target'>) =>
  target instanceof Element && target.closest(WIDGETS) !== null;

/** Whether a key asks for search: Ctrl or Cmd and K anywhere, a slash where it means nothing else. */
export function opensSearch(event: Key): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey) {
    return false;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k';
  }
  return key === '/' && !isInField(event) && !isInWidget(event);
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
