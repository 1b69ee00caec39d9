import {
  WORKER_PATH,
  WORKER_QUERY,
  WORKER_SCOPE,
  type WorkerMessage,
} from '@site/src/lib/contracts/offline';
import { requestReload } from './requestReload';

/** How long a worker may take to report its build, in ms; a retired one never does. */
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

/** What this page has loaded from the site, including the page itself. */
function listLoaded(): string[] {
  const { origin, href } = window.location;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [href, ...new Set(loaded)].filter((address) => address.startsWith(origin));
}

/**
 * The page follows a worker that takes over from another one; the first one only learns what was
 * loaded.
 */
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

/** Tells a worker that waits for the previous one's pages to activate right away. */
function hurry(worker: ServiceWorker | null): void {
  if (worker?.state === 'installed') {
    // The message that @docusaurus/plugin-pwa handles.
    worker.postMessage({ type: 'SKIP_WAITING' });
  }
}

/** Registers the worker of the docs. Rejects if the browser refuses it. */
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
