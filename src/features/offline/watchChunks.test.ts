/** @jest-environment jsdom */
import { requestReload } from './requestReload';
import { watchChunks } from './watchChunks';

jest.mock('./requestReload');

const createPage = (hash: string) =>
  `<html><head><script src=/assets/js/main.${hash}.js defer></script></head></html>`;

const fetchPage = jest.fn<Promise<Partial<Response>>, []>();

function fail(tag: 'script' | 'link' | 'img', attribute: 'src' | 'href', address: string) {
  const element = document.createElement(tag);
  element.setAttribute(attribute, address);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
  return new Promise((resolve) => setTimeout(resolve));
}

beforeAll(() => {
  document.head.innerHTML = '<script type="x" src="/assets/js/main.aaaa1111.js"></script>';
  watchChunks();
  window.fetch = fetchPage as never;
});
beforeEach(() => {
  jest.mocked(requestReload).mockClear();
  fetchPage.mockReset();
});

const serve = (hash: string, ok = true) =>
  fetchPage.mockResolvedValue({ ok, text: () => Promise.resolve(createPage(hash)) });

it.each([
  ['script', 'src', '/assets/js/123.aaaa1111.js'],
  ['link', 'href', '/assets/css/123.aaaa1111.css'],
] as const)(
  'reloads for a new build if a %s of the old one is gone',
  async (tag, attribute, address) => {
    serve('bbbb2222');
    await fail(tag, attribute, address);
    expect(requestReload).toHaveBeenCalledWith('assets/js/main.bbbb2222.js');
  },
);

it("doesn't reload if the server has the same build", async () => {
  serve('aaaa1111');
  await fail('script', 'src', '/assets/js/123.aaaa1111.js');
  expect(fetchPage).toHaveBeenCalledTimes(1);
  expect(requestReload).not.toHaveBeenCalled();
});

it("doesn't reload if the server doesn't respond or responds with an error", async () => {
  fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
  await fail('script', 'src', '/assets/js/123.aaaa1111.js');
  serve('bbbb2222', false);
  await fail('script', 'src', '/assets/js/123.aaaa1111.js');
  expect(fetchPage).toHaveBeenCalledTimes(2);
  expect(requestReload).not.toHaveBeenCalled();
});

it("requests nothing for files that aren't part of the build", async () => {
  serve('bbbb2222');
  await fail('script', 'src', 'https://vendor.example/ad.js');
  await fail('img', 'src', '/assets/js/picture.png');
  expect(fetchPage).not.toHaveBeenCalled();
});
