import { createConfigTags } from './createConfigTags';

it('writes configuration that no value can terminate', () => {
  const config = { publisher: '</script><b>' };
  const [tag] = createConfigTags('ad-config', config);
  expect(tag?.attributes).toEqual({ type: 'application/json', id: 'ad-config' });
  expect(tag?.innerHTML).not.toContain('<');
  expect(JSON.parse(tag?.innerHTML ?? '')).toEqual(config);
});

it('writes nothing if nothing is configured', () => {
  expect(createConfigTags('ad-config', undefined)).toEqual([]);
});
