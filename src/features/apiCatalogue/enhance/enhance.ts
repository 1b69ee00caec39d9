import { createAnnouncer } from '@site/src/components/staticMarkup/enhance/announce';
import { copyExamples } from './copyExamples';
import { copyLinks } from './copyLinks';
import { filterGroups } from './filterGroups';
import { openTarget } from './openTarget';

/** Makes a catalog interactive until the signal aborts; its rows expand without scripts. */
export function enhance(content: HTMLElement, signal: AbortSignal): void {
  const announce = createAnnouncer(content);
  const filter = filterGroups(content, signal);
  openTarget(content, filter, signal);
  copyExamples(content, announce, signal);
  copyLinks(content, announce, signal);
}
