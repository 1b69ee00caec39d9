/** @jest-environment jsdom */
import { createGtagSink } from './createGtagSink';

const CONFIG = { measurementId: 'G-TEST1', scriptUrl: 'https://a.example/gtag.js?layer=1' };

const listScripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const listCalls = () =>
  (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

beforeEach(() => {
  document.head.innerHTML = '';
  delete window.dataLayer;
});

it("touches nothing before it's allowed to", () => {
  createGtagSink(CONFIG);
  expect(listScripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

it('starts as denied, allows only analytics, and loads the script once', () => {
  const sink = createGtagSink(CONFIG);
  sink.allow();
  sink.send({ name: 'header', action: 'github', label: null });
  sink.withdraw();
  sink.allow();
  expect(listCalls()).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['js', expect.any(Date)],
    ['config', 'G-TEST1', { send_page_view: false }],
    ['event', 'header', { eventAction: 'github', eventLabel: null }],
    ['consent', 'update', { analytics_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ]);
  expect(listScripts()).toEqual(['https://a.example/gtag.js?layer=1&id=G-TEST1']);
});

it('passes calls the way the script expects them, not as arrays', () => {
  createGtagSink(CONFIG).allow();
  expect(window.dataLayer?.map(String)).toEqual(Array(4).fill('[object Arguments]'));
});

it('silences the script and removes its cookies when consent is withdrawn', () => {
  const sink = createGtagSink(CONFIG);
  sink.allow();
  expect(Reflect.get(window, 'ga-disable-G-TEST1')).toBe(false);
  document.cookie = '_ga=1;path=/';
  sink.withdraw();
  expect(Reflect.get(window, 'ga-disable-G-TEST1')).toBe(true);
  expect(document.cookie).not.toContain('_ga');
});
