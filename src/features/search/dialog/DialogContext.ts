import type { SearchHit } from '@site/src/lib/contracts/search';
import { createContext, useContext } from 'react';
import type { Outcome } from '../answers/findOutcome';
import type { ScopeChoice } from '../scope';

/** What our components rendered by DocSearch need from the dialog around them. */
export interface DialogActions {
  outcome: Outcome | undefined;
  /** Called when the reader has clicked a hit; DocSearch closes the dialog. */
  choose: (hit: SearchHit) => void;
  search: (choice: ScopeChoice) => void;
  retry: () => void;
}

const DialogContext = createContext<DialogActions | undefined>(undefined);

export const DialogProvider = DialogContext.Provider;

export function useDialog(): DialogActions {
  const actions = useContext(DialogContext);
  if (!actions) {
    throw new Error('This part of search must be rendered inside its dialog.');
  }
  return actions;
}
