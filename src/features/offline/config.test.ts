/** @jest-environment jsdom */
import { OFFLINE_CONFIG_ID } from '@site/src/lib/contracts/offline';
import { findObstacle } from './config';

function configure(host?: string): void {
  document.head.innerHTML =
    host === undefined
      ? ''
      : `<script type="application/json" id="${OFFLINE_CONFIG_ID}">{"host":"${host}"}</script>`;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'caches');
});

it("is the site if it's turned off, and the host if it's a different one", () => {
  configure();
  expect(findObstacle()).toBe('off');
  configure('mui.com');
  expect(findObstacle()).toBe('otherHost');
});

it("is the browser if it can't store anything", () => {
  configure(window.location.hostname);
  expect(findObstacle()).toBe('unsupported');
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  expect(findObstacle()).toBe('unsupported');
  Object.defineProperty(window, 'caches', { value: {}, configurable: true });
  expect(findObstacle()).toBeUndefined();
});
