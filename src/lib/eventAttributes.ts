import type { ClickEvent } from './contracts/analytics';

export const CATEGORY_ATTRIBUTE = 'data-ga-event-category';
export const ACTION_ATTRIBUTE = 'data-ga-event-action';
export const LABEL_ATTRIBUTE = 'data-ga-event-label';
export const SPLIT_ATTRIBUTE = 'data-ga-event-split';

/** Attributes that specify the analytics event for a click on an element. */
export type EventAttributes = Readonly<Record<`data-ga-event-${string}`, string>>;

/**
 * The attributes of a control: `<button {...eventAttributes({ category: 'docs', action: … })}>`.
 * Always use this function, so that an event missing from the catalog is a type error. `split` is
 * the share of clicks to count, 0 to 1; all of them by default.
 */
export function eventAttributes({ category, action, label, split }: ClickEvent): EventAttributes {
  return {
    [CATEGORY_ATTRIBUTE]: category,
    [ACTION_ATTRIBUTE]: action,
    ...(label && { [LABEL_ATTRIBUTE]: label }),
    ...(split !== undefined && { [SPLIT_ATTRIBUTE]: String(split) }),
  };
}
