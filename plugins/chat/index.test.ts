import type { HtmlTagObject } from '@docusaurus/types';
import { createChatPlugin } from './index';
import type { ChatSettings } from './options';

const SETTINGS = { baseUrl: 'https://chat.example', scopes: 'x-data-grid' };

const getTags = (settings: ChatSettings) =>
  createChatPlugin(settings)().injectHtmlTags?.({ content: undefined })?.headTags as
    | HtmlTagObject[]
    | undefined;

it('says nothing where no service is configured', () => {
  expect(getTags({ baseUrl: '', scopes: '' })).toEqual([]);
});

it.each(['https://chat.example', 'https://chat.example/api/', 'http://localhost:8080'])(
  'tells pages of %s and of its products',
  (baseUrl) => {
    const [tag] = getTags({ baseUrl, scopes: ' x-charts, x-data-grid,' })!;
    expect(tag!.attributes).toEqual({ type: 'application/json', id: 'chat-config' });
    expect(JSON.parse(tag!.innerHTML!)).toEqual({
      baseUrl: baseUrl.replace(/\/$/, ''),
      products: ['x-data-grid', 'x-charts'],
    });
  },
);

it('lets no address end the element', () => {
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
])('stops the build at %s, and says what would be right', (baseUrl) => {
  expect(() => createChatPlugin({ ...SETTINGS, baseUrl })).toThrow(
    `CHAT_API_BASE_URL is "${baseUrl}"; it must be an address with https`,
  );
});

it('wants both settings, and products that there are', () => {
  expect(() => createChatPlugin({ ...SETTINGS, scopes: ' , ' })).toThrow('needs CHAT_SCOPES');
  expect(() => createChatPlugin({ baseUrl: '', scopes: 'data-grid, x-chart' })).toThrow(
    /needs CHAT_API_BASE_URL.*\n.*"data-grid".*\n.*"x-chart"; products are x-data-grid, /,
  );
});
