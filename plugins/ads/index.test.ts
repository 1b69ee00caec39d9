import type { HtmlTagObject } from '@docusaurus/types';
import { createAdsPlugin } from './index';

it('writes the configuration into the head, without anything that could end the element', () => {
  const plugin = createAdsPlugin({
    scriptUrl: '',
    scriptIntegrity: '',
    serve: '',
    placement: '',
    backersUrl: '',
    feedUrl: '',
    zone: '',
    publisher: '</script><b>',
    inDevelopment: true,
  })();
  const { headTags } = plugin.injectHtmlTags!({ content: undefined });
  const [tag] = headTags as HtmlTagObject[];
  expect(tag?.attributes).toEqual({ type: 'application/json', id: 'ad-config' });
  expect(tag?.innerHTML).not.toContain('<');
  expect(JSON.parse(tag?.innerHTML ?? '')).toEqual({
    isEnabled: true,
    publisher: '</script><b>',
  });
});
