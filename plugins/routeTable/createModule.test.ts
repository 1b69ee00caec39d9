import { createPropsModule, createSplitModule } from './createModule';
import { readTestSite } from './testSite';

const versions = [{ name: 'current', path: '/x', docs: [] }];
const context = {
  generated: readTestSite(),
  globalData: { 'docusaurus-plugin-content-docs': { default: { versions } } },
};
const props = {
  version: {
    pluginId: 'default',
    version: 'current',
    label: '8.7.0',
    docsSidebars: { docs: [] },
    docs: { 'a/index': { id: 'a/index', title: 'A', description: 'About A' } },
  },
};

test('imports every module once, without a name for its chunk', () => {
  const text = createSplitModule(context);
  expect(text.match(/import\("@site\/\w+\.mdx"\)/g)).toHaveLength(11);
  expect(text).not.toContain('webpackChunkName');
});

test('leaves out descriptions for both server and browser', () => {
  const source = JSON.stringify(props);
  expect(JSON.parse(createPropsModule(source, context, true))).toEqual({
    version: { ...props.version, docs: {} },
  });
  const client = createPropsModule(source, context, false);
  expect(client).toContain('"label":"8.7.0"');
  expect(client).not.toContain('About A');
});

test('keeps the properties of other routes', () => {
  expect(createPropsModule('{"tag":1}', context, true)).toBe('{"tag":1}');
  expect(createPropsModule('{"tag":1}', context, false)).toBe('export default {"tag":1};\n');
});
