import { whenIdle } from '@site/src/components/whenIdle';
import type { ClientModule } from '@docusaurus/types';

const load = () => {
  whenIdle(() => {
    import('./startOffline')
      .then(({ startOffline }) => startOffline())
      // The page works without it; the next one tries again.
      .catch(() => {});
  });
};

/** Docusaurus calls this once a page has rendered, including the first one. */
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
