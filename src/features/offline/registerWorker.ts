import {
  WORKER_PATH,
  WORKER_QUERY,
  WORKER_SCOPE,
  type WorkerMessage,
} from '@site/src/lib/contracts/offline';
import { requestReload } from './requestReload';

/** How long a worker may take to say which build it is of, in ms; one that is retired never does. */
const ANSWER_MS = 5000;

const tell = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports);

function askForBuild(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as string);
    setTimeout(() => resolve(undefined), ANSWER_MS);
    tell(worker, { type: 'GET_BUILD' }, [port2]);
  });
}

/** What this page has loaded of the site, and the page itself. */
function listLoaded(): string[] {
  const { origin, href } = window.location;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [href, ...new Set(loaded)].filter((address) => address.startsWith(origin));
}

/** The page follows a worker that takes over from another; the first one only learns what is there. */
function watchController(container: ServiceWorkerContainer): void {
  let { controller } = container;
  container.addEventListener('controllerchange', () => {
    const previous = controller;
    ({ controller } = container);
    if (!controller || controller === previous) {
      return;
    }
    if (!previous) {
      tell(controller, { type: 'REMEMBER', addresses: listLoaded() });
      return;
    }
    void askForBuild(controller).then((build) => {
      if (build) {
        requestReload(build);
      }
    });
  });
}

/** A worker that waits for the pages of the one before is told not to. */
function hurry(worker: ServiceWorker | null): void {
  if (worker?.state === 'installed') {
    // The message that @docusaurus/plugin-pwa answers.
    worker.postMessage({ type: 'SKIP_WAITING' });
  }
}

/** Registers the worker of the docs. Rejects where the browser refuses it. */
export async function registerWorker(baseUrl: string): Promise<void> {
  const container = navigator.serviceWorker;
  watchController(container);
  const registration = await container.register(`${baseUrl}${WORKER_PATH}${WORKER_QUERY}`, {
    scope: `${baseUrl}${WORKER_SCOPE}`,
    updateViaCache: 'none',
  });
  hurry(registration.waiting);
  const watchInstalling = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => hurry(installing));
  };
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
}
