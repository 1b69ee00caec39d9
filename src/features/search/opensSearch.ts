/** Fields in which a slash is text. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Widgets that handle keys themselves: a grid starts editing on any character, a tree searches for
 * it; demos may do anything.
 */
const WIDGETS = '[role=grid], [role=treegrid], [role=tree], [role=spinbutton], [data-demo]';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>;

/** Whether a key is pressed in a text field. */
export function isInField({ target }: Pick<Key, 'target'>): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

const isInWidget = ({ target }: Pick<Key, 'target'>) =>
  target instanceof Element && target.closest(WIDGETS) !== null;

/**
 * Whether a key opens search: Ctrl or Cmd and K anywhere, a slash where it has no other meaning.
 */
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
 * Whether a key enters text: a letter, or anything that continues `typed`. A space separates words;
 * without any text before it, it activates the button.
 */
export function isText(event: Omit<Key, 'target'>, typed = ''): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  const isHeld = altKey || ctrlKey || metaKey;
  return !isHeld && key.length === 1 && (key !== ' ' || typed !== '');
}
