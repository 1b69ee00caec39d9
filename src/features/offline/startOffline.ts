import siteConfig from '@generated/docusaurus.config';
import { findObstacle } from './config';
import { registerWorker } from './registerWorker';
import { watchChunks } from './watchChunks';

/** Starts what waits for an idle moment on every page. */
export function startOffline(): void {
  watchChunks();
  if (!findObstacle()) {
    registerWorker(siteConfig.baseUrl).catch(() => {
      // Blocked by the browser or its user: everything works as it does without.
    });
  }
}
