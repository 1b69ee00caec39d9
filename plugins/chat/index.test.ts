import type { HtmlTagObject } from '@docusaurus/types';
import { createChatPlugin } from './index';
import type { ChatSettings } from './options';

const SETTINGS = { baseUrl: 'https://chat.example', scopes: 'x-data-grid' };

const getTags = (settings: ChatSettings) =>
  createChatPlugin(settings)().injectHtmlTags?.({ content: undefined })?.headTags as
    | HtmlTagObject[]
    | undefined;

it('adds nothing if no service is configured', () => {
  expect(getTags({ baseUrl: '', scopes: '' })).toEqual([]);
});

it.each(['https://chat.example', 'https://chat.example/api/', 'http://localhost:8080'])(
  'passes %s and its products to pages',
  (baseUrl) => {
    const [tag] = getTags({ baseUrl, scopes: ' x-charts, x-data-grid,' })!;
    expect(tag!.attributes).toEqual({ type: 'application/json', id: 'chat-config' });
    expect(JSON.parse(tag!.innerHTML!)).toEqual({
      baseUrl: baseUrl.replace(/\/$/, ''),
      products: ['x-data-grid', 'x-charts'],
    });
  },
);

it("doesn't let a URL end the element", () => {
  const [tag] = getTags({ ...SETTINGS, baseUrl: 'https://chat.example/</script>' })!;
  expect(tag!.innerHTML).not.toContain('<');
});

it.each([
  'chat',
  '//chat.example',
  'http://chat.example',
  'ftp://chat.example',
  'javascript:1',
  'https://chat.example/?key=1',
])('rejects %s and says what would be valid', (baseUrl) => {
  expect(() => createChatPlugin({ ...SETTINGS, baseUrl })).toThrow(
    `CHAT_API_BASE_URL is "${baseUrl}"; it must be an https URL`,
  );
});

it('requires both settings and existing products', () => {
  expect(() => createChatPlugin({ ...SETTINGS, scopes: ' , ' })).toThrow('requires CHAT_SCOPES');
  expect(() => createChatPlugin({ baseUrl: '', scopes: 'data-grid, x-chart' })).toThrow(
    /requires CHAT_API_BASE_URL.*\n.*"data-grid".*\n.*"x-chart"\. Products: x-data-grid, /,
  );
});
