/** @jest-environment jsdom */
import { registerWorker } from './registerWorker';
import { requestReload } from './requestReload';

jest.mock('./requestReload');

class FakeWorker extends EventTarget {
  messages: { type: string; addresses?: string[] }[] = [];
  constructor(
    public state: string,
    private build?: string,
  ) {
    super();
  }
  postMessage(message: { type: string }, ports: MessagePort[] = []) {
    this.messages.push(message);
    if (message.type === 'GET_BUILD' && this.build) {
      (ports[0] as unknown as { other: FakePort }).other.onmessage?.({ data: this.build });
    }
  }
}

interface FakePort {
  onmessage?: (event: { data: unknown }) => void;
}

/** jsdom has none. */
class FakeChannel {
  port1: FakePort = {};
  port2 = { other: this.port1 };
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registration = new FakeRegistration();
  register = jest.fn(() => Promise.resolve(this.registration));
  change(controller: FakeWorker | null) {
    this.controller = controller;
    this.dispatchEvent(new Event('controllerchange'));
    return Promise.resolve();
  }
}

let container: FakeContainer;
beforeEach(() => {
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [
      { name: 'http://localhost/assets/js/main.js' },
      { name: 'https://vendor.example/ad.js' },
    ],
  });
  globalThis.MessageChannel = FakeChannel as never;
  jest.mocked(requestReload).mockClear();
});

it("registers the worker of the docs, bypassing the browser's cache", async () => {
  await registerWorker('/base/');
  expect(container.register).toHaveBeenCalledWith(
    expect.stringMatching(/^\/base\/x\/sw\.js\?params=/),
    { scope: '/base/x/', updateViaCache: 'none' },
  );
});

it('tells a waiting worker to activate, whether found or newly installed', async () => {
  const waiting = new FakeWorker('installed');
  container.registration.waiting = waiting;
  await registerWorker('/');
  expect(waiting.messages).toEqual([{ type: 'SKIP_WAITING' }]);

  const next = new FakeWorker('installing');
  container.registration.installing = next;
  container.registration.dispatchEvent(new Event('updatefound'));
  expect(next.messages).toEqual([]);
  next.state = 'installed';
  next.dispatchEvent(new Event('statechange'));
  expect(next.messages).toEqual([{ type: 'SKIP_WAITING' }]);
});

it('tells the first worker what was loaded, without reloading', async () => {
  await registerWorker('/');
  const first = new FakeWorker('activated', 'b1');
  await container.change(first);
  expect(first.messages).toEqual([
    { type: 'REMEMBER', addresses: ['http://localhost/', 'http://localhost/assets/js/main.js'] },
  ]);
  expect(requestReload).not.toHaveBeenCalled();
});

it("reloads for a new worker's build, even after the first one was registered by this page", async () => {
  await registerWorker('/');
  await container.change(new FakeWorker('activated', 'b1'));
  await container.change(new FakeWorker('activated', 'b2'));
  expect(requestReload).toHaveBeenCalledTimes(1);
  expect(requestReload).toHaveBeenCalledWith('b2');
});

it("doesn't reload for the same worker, no worker, or one that doesn't respond", async () => {
  jest.useFakeTimers();
  const current = new FakeWorker('activated', 'b1');
  container.controller = current;
  await registerWorker('/');
  await container.change(current);
  await container.change(new FakeWorker('activated'));
  await jest.advanceTimersByTimeAsync(6000);
  await container.change(null);
  expect(requestReload).not.toHaveBeenCalled();
  jest.useRealTimers();
});
