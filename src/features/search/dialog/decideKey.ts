/** What the dialog knows of itself when a key is pressed. */
interface KeyPlace {
  /** The focus is in the input. */
  isInput: boolean;
  isEmpty: boolean;
  /** The active option leads to no page: it changes where to search, or tries again. */
  isActionActive: boolean;
  /** The active option can be removed from what is stored. */
  isStoredActive: boolean;
}

export type KeyAction = 'close' | 'nextScope' | 'previousScope' | 'act' | 'remove' | 'moveFocus';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'isComposing'>;

/** What a key means to the dialog; undefined where it is DocSearch's or the browser's. */
export function decideKey({ key, altKey, isComposing }: Key, place: KeyPlace) {
  const { isInput, isEmpty, isActionActive, isStoredActive } = place;
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
        return isInput && isActionActive ? 'act' : undefined;
      case 'Delete':
        return isInput && isEmpty && isStoredActive ? 'remove' : undefined;
      default:
        return undefined;
    }
  };
  // While a word is composed, keys belong to the input method.
  return isComposing ? undefined : decide();
}
