import type { Interaction } from '@site/src/lib/contracts/analytics';
import {
  ACTION_ATTRIBUTE,
  CATEGORY_ATTRIBUTE,
  LABEL_ATTRIBUTE,
  SPLIT_ATTRIBUTE,
} from '@site/src/lib/eventAttributes';
import { track } from './track';

/**
 * The event for a click, from the nearest element with a category. Elements can specify that only a
 * share of their clicks is counted; `random` returns 0 to 1.
 */
export function findClickEvent(
  target: EventTarget | null,
  random: () => number,
): Interaction | undefined {
  const element = target instanceof Element ? target.closest(`[${CATEGORY_ATTRIBUTE}]`) : undefined;
  if (!element) {
    return undefined;
  }
  // NaN if there is none, and no comparison with NaN is true.
  const split = Number.parseFloat(element.getAttribute(SPLIT_ATTRIBUTE) ?? '');
  if (split < random()) {
    return undefined;
  }
  // `eventAttributes` writes the attributes, and the catalog types its argument.
  return {
    name: element.getAttribute(CATEGORY_ATTRIBUTE),
    action: element.getAttribute(ACTION_ATTRIBUTE),
    label: element.getAttribute(LABEL_ATTRIBUTE),
  } as Interaction;
}

function trackClick({ target }: Event): void {
  const event = findClickEvent(target, Math.random);
  if (event) {
    track(event);
  }
}

/**
 * Listens until the page is unloaded; further calls do nothing. Uses capture so that a click counts
 * no matter how its control handles it, with the attributes from the time of the click.
 */
export function listenToClicks(): void {
  document.addEventListener('click', trackClick, { capture: true });
}
