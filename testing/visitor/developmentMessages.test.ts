import { isDevelopmentMessage } from './developmentMessages';

it.each([
  'warning: Did not find element expected to be parsed from: <link rel=expect href="#content">',
  'error: Failed to load resource: net::ERR_NAME_NOT_RESOLVED (https://x-telemetry.mui.com/v2/telemetry/record)',
  'log: [mui-x-telemetry] error TypeError: Failed to fetch',
  'info: [HMR] Waiting for update signal',
])('blames the development server: %s', (text) => {
  expect(isDevelopmentMessage(text)).toBe(true);
});

it.each([
  'error: Failed to load resource: net::ERR_NAME_NOT_RESOLVED (https://example.com/orders)',
  'warning: Each child in a list should have a unique "key" prop.',
])('blames the page: %s', (text) => {
  expect(isDevelopmentMessage(text)).toBe(false);
});
