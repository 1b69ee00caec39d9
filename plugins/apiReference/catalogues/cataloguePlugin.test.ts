import path from 'node:path';
import type { Parent } from 'unist';
import { VFile } from 'vfile';
import { CURRENT_VERSION } from '../../../src/lib/docsVersions';
import type { JsxElement } from '../../mdx/createImport';
import { cataloguePlugin } from './cataloguePlugin';
import { createCatalogueModule } from './createCatalogueModule';

const element = (name: string, attributes: JsxElement['attributes'] = []): JsxElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children: [],
});

function run(children: JsxElement[]): Parent {
  const tree: Parent = { type: 'root', children };
  const file = new VFile({
    path: path.join(__dirname, '../../../docs/react-data-grid/events/index.mdx'),
  });
  cataloguePlugin()(tree, file);
  return tree;
}

test('a catalogue gets its component and the data of its page', () => {
  const events = element('EventCatalogue');
  const { children } = run([events]);
  expect(children.map((child) => (child as { value?: string }).value)).toEqual([
    'import { EventCatalogue } from "@site/src/features/apiCatalogue";',
    `import catalogue0 from "!!api-catalogue?kind=events&url=%2Fx%2Freact-data-grid%2Fevents%2F!@generated/api-reference/${CURRENT_VERSION}/data-grid.page";`,
    undefined,
  ]);
  expect(events.attributes).toEqual([expect.objectContaining({ name: 'module' })]);
});

test('a part of the API object is requested by name', () => {
  const part = { type: 'mdxJsxAttribute', name: 'part', value: 'GridSortApi' } as const;
  const { children } = run([element('ApiObjectCatalogue', [part]), element('Demo')]);
  expect((children[1] as { value?: string }).value).toContain('part=GridSortApi');
});

test('the browser gets the URL of the page and no data', () => {
  const options = { kind: 'events', url: '/x/react-data-grid/events/', isDevelopment: false };
  expect(createCatalogueModule('', { ...options, isServer: false })).toBe(
    'export default {"url":"/x/react-data-grid/events/"};\n',
  );
});
