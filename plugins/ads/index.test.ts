import type { HtmlTagObject } from '@docusaurus/types';
import { createAdsPlugin } from './index';

it('writes what is configured into the head, and nothing that could end the element', () => {
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

describe('the shape of a page’s ads', () => {
  it.each([
    [0.1999, 'inline'],
    [0.2, 'image'],
  ])('is picked in the head: %d makes it %s', (sample, shape) => {
    const random = jest.fn(() => sample);
    const setAttribute = jest.fn();
    const settings = { scriptUrl: '', scriptIntegrity: '', serve: '', placement: '' };
    const feed = { backersUrl: '', feedUrl: '', zone: '', publisher: '', inDevelopment: true };
    const { headTags } = createAdsPlugin({ ...settings, ...feed })().injectHtmlTags!({
      content: undefined,
    });
    const [, script] = headTags as HtmlTagObject[];
    const run = new Function('document', 'Math', script!.innerHTML!) as (...all: unknown[]) => void;
    run({ documentElement: { setAttribute } }, { random });
    expect(setAttribute).toHaveBeenCalledWith('data-ad-shape', shape);
  });
});
