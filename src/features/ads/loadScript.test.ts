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

it('asks for the script with its query, after what is under way', () => {
  loadScript(createPlace(), CONFIG);
  expect(listScripts()).toEqual([]);
  jest.runAllTimers();
  const [script] = listScripts();
  expect(script).toMatchObject({ id: '_carbonads_js', async: true });
  expect(script?.src).toBe('https://cdn.test/ad.js?serve=A+B&placement=docs%26co');
});

it('has the browser compare the script where its hash is configured', () => {
  loadScript(createPlace(), { ...CONFIG, integrity: 'sha384-abc' });
  jest.runAllTimers();
  expect(listScripts()[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
});

it('asks once, however often it is mounted', () => {
  const place = createPlace();
  loadScript(place, CONFIG)();
  loadScript(place, CONFIG);
  loadScript(place, CONFIG);
  jest.runAllTimers();
  expect(listScripts()).toHaveLength(1);
});

it('asks for nothing when the place is gone', () => {
  const place = createPlace();
  loadScript(place, CONFIG);
  place.remove();
  jest.runAllTimers();
  expect(listScripts()).toEqual([]);
});

it('clears its place when it ends, so that the next page can ask again', () => {
  const end = loadScript(createPlace(), CONFIG);
  jest.runAllTimers();
  end();
  loadScript(createPlace(), CONFIG);
  jest.runAllTimers();
  expect(listScripts()).toHaveLength(1);
});
