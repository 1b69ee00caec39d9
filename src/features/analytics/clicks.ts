import type { Interaction } from '@site/src/lib/contracts/analytics';
import {
  ACTION_ATTRIBUTE,
  CATEGORY_ATTRIBUTE,
  LABEL_ATTRIBUTE,
  SPLIT_ATTRIBUTE,
} from '@site/src/lib/eventAttributes';
import { track } from './track';

/**
 * What a click means: what the nearest element with a category says, and nothing above it. An
 * element that wants only a share of its clicks counted says so; `random` gives 0 to 1.
 */
export function findClickEvent(
  target: EventTarget | null,
  random: () => number,
): Interaction | undefined {
  const element = target instanceof Element ? target.closest(`[${CATEGORY_ATTRIBUTE}]`) : undefined;
  if (!element) {
    return undefined;
  }
  // NaN where there is none, which is less than nothing.
  const split = Number.parseFloat(element.getAttribute(SPLIT_ATTRIBUTE) ?? '');
  if (split < random()) {
    return undefined;
  }
  // Attributes are written by `eventAttributes`, whose argument the catalogue checks.
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
 * Listens for the life of the page; any further call changes nothing. Captures, so that a click
 * counts whatever its control makes of it, and with the meaning it had when it came.
 */
export function listenToClicks(): void {
  document.addEventListener('click', trackClick, { capture: true });
}
