import { whenIdle } from '@site/src/components/whenIdle';
import type { ClientModule } from '@docusaurus/types';

const load = () => {
  whenIdle(() => {
    import('./startOffline')
      .then(({ startOffline }) => startOffline())
      // The page works without; the next one tries again.
      .catch(() => {});
  });
};

/** Docusaurus calls this once a page stands in the document, the first one included. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  previousLocation,
}) => {
  if (previousLocation) {
    return;
  }
  if (document.readyState === 'complete') {
    load();
  } else {
    window.addEventListener('load', load, { once: true });
  }
};
