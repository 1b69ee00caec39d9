import { createStore } from '@site/src/lib/createStore';
import { readStorage, writeStorage } from '@site/src/lib/storage';
import { CONSENT_KEY, decideConsent, type Consent, type ConsentChoice } from './consent';

/** Set for the current visit when the reader closes the notice without choosing. */
const PUT_OFF_KEY = 'docs-cookie-consent-later';

export interface ConsentState {
  consent: Consent;
  /** Whether startup is over, so that the controls may appear. */
  isReady: boolean;
  /** `asked`: by the site, if the reader is undecided; `opened`: by the reader, from the footer. */
  notice: 'closed' | 'asked' | 'opened';
}

/** The state in the served HTML. */
const SERVER_STATE: ConsentState = { consent: 'undecided', isReady: false, notice: 'closed' };

/** The reader's consent; follows other tabs while it has subscribers. */
const store = createStore({
  serverState: SERVER_STATE,
  read: () => ({ ...SERVER_STATE, consent: readConsent() }),
  watch: () => {
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  },
});

export const {
  get: getConsentState,
  getServerState: getServerConsentState,
  subscribe: subscribeToConsent,
} = store;

function readConsent(): Consent {
  return decideConsent(readStorage(CONSENT_KEY), navigator);
}

function update(change: Partial<ConsentState>): void {
  store.set({ ...getConsentState(), ...change });
}

function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === CONSENT_KEY) {
    update({ consent: readConsent(), notice: 'closed' });
  }
}

function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(PUT_OFF_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Lets the controls appear, and asks readers who have neither decided nor postponed the question.
 */
export function startAsking(): void {
  const isAsked = getConsentState().consent === 'undecided' && !isPutOff();
  update({ isReady: true, notice: isAsked ? 'asked' : 'closed' });
}

export function openNotice(): void {
  update({ notice: 'opened' });
}

/** Closes the notice without a choice; it doesn't reappear by itself during this visit. */
export function putOffNotice(): void {
  try {
    sessionStorage.setItem(PUT_OFF_KEY, 'true');
  } catch {
    // Without storage, the next page load asks again.
  }
  update({ notice: 'closed' });
}

export function chooseConsent(choice: ConsentChoice): void {
  writeStorage(CONSENT_KEY, choice);
  // Not read back: if storage is blocked, the choice lasts as long as the page.
  update({ consent: decideConsent(choice, navigator), notice: 'closed' });
}
