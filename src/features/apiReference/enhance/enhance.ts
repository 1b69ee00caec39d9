import { createAnnouncer } from '@site/src/components/staticMarkup/enhance/announce';
import { addCollapse } from './collapse';
import { copyAnchors } from './copyAnchors';
import { copyCode } from './copyCode';
import { filterRows } from './filterRows';
import { addLayouts } from './layouts';
import { markTarget } from './markTarget';
import { watchFrames } from './watchFrames';

/**
 * Makes the static content of a reference page interactive until the signal aborts, without
 * changing the content itself.
 */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const announce = createAnnouncer(root);
  addCollapse(root, signal);
  addLayouts(root, signal);
  const filter = filterRows(root, signal);
  markTarget(root, filter, signal);
  copyAnchors(root, announce, signal);
  copyCode(root, announce, signal);
  watchFrames(root, signal);
}
