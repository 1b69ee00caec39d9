import type { SearchHit } from '@site/src/lib/contracts/search';
import { createContext, useContext } from 'react';
import type { Outcome } from '../answers/findOutcome';
import type { ScopeChoice } from '../scope';

/** What the parts that DocSearch draws for us need of the dialog around it. */
export interface DialogActions {
  outcome: Outcome | undefined;
  /** The reader has chosen a hit by a click; DocSearch closes the dialog. */
  choose: (hit: SearchHit) => void;
  search: (choice: ScopeChoice) => void;
  retry: () => void;
}

const DialogContext = createContext<DialogActions | undefined>(undefined);

export const DialogProvider = DialogContext.Provider;

export function useDialog(): DialogActions {
  const actions = useContext(DialogContext);
  if (!actions) {
    throw new Error('This part of search stands outside of its dialog.');
  }
  return actions;
}
