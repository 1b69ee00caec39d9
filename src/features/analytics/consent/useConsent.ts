import { useSyncExternalStore } from 'react';
import {
  getConsentState,
  getServerConsentState,
  subscribeToConsent,
  type ConsentState,
} from './consentStore';

/** The reader's consent and the state of the notice; during hydration, that of the served HTML. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeToConsent, getConsentState, getServerConsentState);
}
