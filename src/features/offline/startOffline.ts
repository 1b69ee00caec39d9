import siteConfig from '@generated/docusaurus.config';
import { findObstacle } from './config';
import { registerWorker } from './registerWorker';
import { watchChunks } from './watchChunks';

/** What waits for a quiet moment on every page. */
export function startOffline(): void {
  watchChunks();
  if (!findObstacle()) {
    registerWorker(siteConfig.baseUrl).catch(() => {
      // Blocked by the browser or its reader: everything works as without.
    });
  }
}
