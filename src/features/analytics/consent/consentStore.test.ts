/** @jest-environment jsdom */
import type * as Store from './consentStore';

/** A fresh page that loads the store again. */
function load(): typeof Store {
  let store: typeof Store | undefined;
  jest.isolateModules(() => {
    store = jest.requireActual<typeof Store>('./consentStore');
  });
  return store!;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("asks a reader who hasn't decided once the page is ready", () => {
  const store = load();
  expect(store.getConsentState()).toMatchObject({ consent: 'undecided', notice: 'closed' });
  store.startAsking();
  expect(store.getConsentState()).toMatchObject({ isReady: true, notice: 'asked' });
});

it.each([
  ['analytics', 'granted'],
  ['essential', 'denied'],
] as const)('keeps the choice "%s" for the next page and doesn\'t ask again', (choice, consent) => {
  const store = load();
  store.startAsking();
  store.chooseConsent(choice);
  expect(store.getConsentState()).toMatchObject({ consent, notice: 'closed' });
  expect(localStorage.getItem('docs-cookie-consent')).toBe(choice);
  const next = load();
  next.startAsking();
  expect(next.getConsentState()).toEqual({ consent, isReady: true, notice: 'closed' });
});

it("doesn't ask again in a visit in which the question was postponed, but stays undecided", () => {
  const store = load();
  store.startAsking();
  store.putOffNotice();
  const next = load();
  next.startAsking();
  expect(next.getConsentState()).toMatchObject({ consent: 'undecided', notice: 'closed' });
  sessionStorage.clear();
  const visit = load();
  visit.startAsking();
  expect(visit.getConsentState().notice).toBe('asked');
});

it('follows a choice made in another tab', () => {
  const store = load();
  const listener = jest.fn();
  const stop = store.subscribeToConsent(listener);
  localStorage.setItem('docs-cookie-consent', 'analytics');
  window.dispatchEvent(new StorageEvent('storage', { key: 'docs-cookie-consent' }));
  expect(store.getConsentState().consent).toBe('granted');
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps a choice for the lifetime of the page if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const store = load();
  store.chooseConsent('analytics');
  expect(store.getConsentState().consent).toBe('granted');
});
