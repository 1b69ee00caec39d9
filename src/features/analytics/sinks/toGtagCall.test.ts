import type { AnalyticsEvent } from '@site/src/lib/contracts/analytics';
import { type GtagCall, toGtagCall } from './toGtagCall';

const CASES: [AnalyticsEvent, GtagCall][] = [
  [
    { name: 'ad', action: 'display', label: 'carbon-body-top-image' },
    ['event', 'ad', { eventAction: 'display', eventLabel: 'carbon-body-top-image' }],
  ],
  [
    { name: 'header', action: 'github', label: null },
    ['event', 'header', { eventAction: 'github', eventLabel: null }],
  ],
  [
    {
      name: 'page_view',
      page_title: 'Charts | MUI X',
      page_location: '/x/react-charts/',
      productId: 'x-charts',
      productCategoryId: 'x',
    },
    [
      'event',
      'page_view',
      {
        page_title: 'Charts | MUI X',
        page_location: '/x/react-charts/',
        productId: 'x-charts',
        productCategoryId: 'x',
      },
    ],
  ],
  [
    { name: 'user_property', property: 'devicePixelRatio', value: 1.5 },
    ['set', 'user_properties', { devicePixelRatio: 1.5 }],
  ],
  [
    { name: 'CLS', id: 'v5-1', label: 'Web Vitals', delta: 0.01, value: 0.03 },
    [
      'event',
      'CLS',
      {
        value: 0.01,
        metric_label: 'Web Vitals',
        metric_value: 0.03,
        metric_delta: 0.01,
        metric_id: 'v5-1',
      },
    ],
  ],
];

it.each(CASES)('%j', (event, call) => {
  expect(toGtagCall(event)).toEqual(call);
});
