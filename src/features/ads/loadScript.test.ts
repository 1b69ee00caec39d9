/** @jest-environment jsdom */
import { loadScript } from './loadScript';

const CONFIG = {
  url: 'https://cdn.test/ad.js',
  serve: 'A B',
  placement: 'docs&co',
  backersUrl: 'https://backers.test/',
};

const listScripts = () => [...document.querySelectorAll('script')];

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
});

afterEach(() => jest.useRealTimers());

it('requests the script with its query, after pending work', () => {
  loadScript(createPlace(), CONFIG);
  expect(listScripts()).toEqual([]);
  jest.runAllTimers();
  const [script] = listScripts();
  expect(script).toMatchObject({ id: '_carbonads_js', async: true });
  expect(script?.src).toBe('https://cdn.test/ad.js?serve=A+B&placement=docs%26co');
});

it('makes the browser verify the script if its hash is configured', () => {
  loadScript(createPlace(), { ...CONFIG, integrity: 'sha384-abc' });
  jest.runAllTimers();
  expect(listScripts()[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
});

it("requests it once, no matter how often it's mounted", () => {
  const place = createPlace();
  loadScript(place, CONFIG)();
  loadScript(place, CONFIG);
  loadScript(place, CONFIG);
  jest.runAllTimers();
  expect(listScripts()).toHaveLength(1);
});

it('requests nothing if the slot is gone', () => {
  const place = createPlace();
  loadScript(place, CONFIG);
  place.remove();
  jest.runAllTimers();
  expect(listScripts()).toEqual([]);
});

it('clears its slot when it ends so that the next page can request it again', () => {
  const end = loadScript(createPlace(), CONFIG);
  jest.runAllTimers();
  end();
  loadScript(createPlace(), CONFIG);
  jest.runAllTimers();
  expect(listScripts()).toHaveLength(1);
});
