import { eventAttributes } from './eventAttributes';

it('specifies the event of a click', () => {
  expect(eventAttributes({ category: 'header', action: 'github' })).toEqual({
    'data-ga-event-category': 'header',
    'data-ga-event-action': 'github',
  });
  expect(
    eventAttributes({ category: 'ad', action: 'click', label: 'in-house-templates', split: 0.1 }),
  ).toEqual({
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': 'in-house-templates',
    'data-ga-event-split': '0.1',
  });
});

it('only accepts what the catalog lists', () => {
  // @ts-expect-error -- no such action in this category
  eventAttributes({ category: 'header', action: 'expand' });
  // @ts-expect-error -- no such category
  eventAttributes({ category: 'footer', action: 'github' });
  // @ts-expect-error -- a demo's events say which demo
  eventAttributes({ category: 'demo', action: 'expand' });
  // @ts-expect-error -- no such layout
  eventAttributes({ category: 'layout', action: 'props', label: 'grid' });
  expect.assertions(0);
});
