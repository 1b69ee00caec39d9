import { createAnnouncer } from '@site/src/components/staticMarkup/enhance/announce';
import { addCollapse } from './collapse';
import { copyAnchors } from './copyAnchors';
import { copyCode } from './copyCode';
import { filterRows } from './filterRows';
import { addLayouts } from './layouts';
import { markTarget } from './markTarget';
import { prepareRows } from './prepareRows';
import { rememberHeights } from './rememberHeights';
import { unfoldTypes } from './unfoldTypes';
import { watchFrames } from './watchFrames';

/**
 * Makes the static content of a reference page interactive until the signal aborts, without
 * changing the content itself. `url` is the page's URL, with the base URL.
 */
export function enhance(root: HTMLElement, url: string, signal: AbortSignal): void {
  const announce = createAnnouncer(root);
  prepareRows(root, signal);
  addCollapse(root, signal);
  const heights = rememberHeights(root, signal);
  addLayouts(root, heights, signal);
  const filter = filterRows(root, signal);
  markTarget(root, filter, signal);
  copyAnchors(root, announce, signal);
  copyCode(root, announce, signal);
  unfoldTypes(root, url, signal);
  watchFrames(root, signal);
}
