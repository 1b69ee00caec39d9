/** The dialog's state when a key is pressed. */
interface KeyPlace {
  /** Whether the focus is in the input. */
  isInput: boolean;
  isEmpty: boolean;
  /** Whether the options are those of an earlier text. */
  isBehind: boolean;
  /** Whether the active option has no page: it changes where to search, or tries again. */
  isActionActive: boolean;
  /** Whether the active option can be removed from storage. */
  isStoredActive: boolean;
}

export type KeyAction =
  | 'close'
  | 'nextScope'
  | 'previousScope'
  | 'act'
  | 'chooseWhenReady'
  | 'remove'
  | 'moveFocus';

type Key = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'
>;

/** What a key does in the dialog; undefined if DocSearch or the browser should handle it. */
export function decideKey(event: Key, place: KeyPlace) {
  const { key, altKey, isComposing } = event;
  const isModified = altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const { isInput, isEmpty, isBehind, isActionActive, isStoredActive } = place;
  const decide = (): KeyAction | undefined => {
    switch (key) {
      case 'Escape':
        return 'close';
      case 'Tab':
        return 'moveFocus';
      case 'ArrowDown':
        return isInput && altKey ? 'nextScope' : undefined;
      case 'ArrowUp':
        return isInput && altKey ? 'previousScope' : undefined;
      case 'Enter':
        if (isInput && isBehind && !isEmpty && !isModified) {
          return 'chooseWhenReady';
        }
        return isInput && isActionActive ? 'act' : undefined;
      case 'Delete':
        return isInput && isEmpty && isStoredActive ? 'remove' : undefined;
      default:
        return undefined;
    }
  };
  // During composition, keys belong to the input method.
  return isComposing ? undefined : decide();
}
