/**
 * The parts of a service worker's globals that are used here: TypeScript has them in a library that
 * conflicts with the DOM's.
 */
interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchingEvent extends WaitingEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface MessagingEvent extends WaitingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
    (type: 'fetch', listener: (event: FetchingEvent) => void): void;
    (type: 'message', listener: (event: MessagingEvent) => void): void;
  };
}

export const scope = self as unknown as WorkerScope;
