import { createAnnouncer } from '@site/src/components/staticMarkup/announce';
import { addFilter } from './addFilter';
import { copyExamples } from './copyExamples';
import { copyLinks } from './copyLinks';
import { followTarget } from './followTarget';

/** Makes a catalogue answer, until the signal; its rows unfold by themselves. */
export function enhance(content: HTMLElement, _url: string, signal: AbortSignal): void {
  const announce = createAnnouncer(content);
  const filter = addFilter(content, signal);
  followTarget(content, filter, signal);
  copyExamples(content, announce, signal);
  copyLinks(content, announce, signal);
}
