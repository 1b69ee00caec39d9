import Ajv from 'ajv';
import type { ApiPage, ApiProduct } from '../../src/lib/contracts/api';
import { PRODUCT_SLUGS } from '../../src/lib/products';
import path from 'node:path';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import { formatDiagnostic } from '../../src/lib/diagnostic';
import { listProductVersions } from '../../src/lib/productVersions';
import { checkPages } from './checkPages';
import { loadModels } from './loadModels';
import { createPublishedFiles, createSchemaFile, type PublishedFile } from './publish';
import { UNDOCUMENTED } from './undocumented';
import { getApiPages } from './versionPages';

const SITE_DIR = path.join(__dirname, '../..');

/** The smallest page of a component or an interface. */
function createPage(
  { product, major, version, components, interfaces }: ApiProduct,
  kind: ApiPage['kind'],
): ApiPage {
  const common = {
    ...{ product, major, version, demos: [], typePaths: {} },
    history: { members: {}, slots: {}, classes: {} },
  };
  return kind === 'component'
    ? { ...common, kind, api: components[0]!, sourceUrl: '' }
    : { ...common, kind, api: interfaces[0]! };
}

test('models and pages match the published schema', async () => {
  const { extractions } = await loadModels(SITE_DIR);
  const models = extractions.map(({ model }) => model);
  const grid = models.find(({ product }) => product === 'data-grid')!;
  const pages = (['component', 'interface'] as const).map((kind) => createPage(grid, kind));
  const files = createPublishedFiles(models, pages);
  const majors = PRODUCT_SLUGS.flatMap((product) => listProductVersions(product));
  expect(models).toHaveLength(majors.length);
  const parse = ({ content }: PublishedFile) => JSON.parse(content) as object;
  const documents = files.map(parse);
  const check = new Ajv().compile(parse(createSchemaFile()));
  documents.forEach((document) => expect(check(document) || check.errors).toBe(true));
  // A key that the contract doesn't have, a missing one, and an impossible value.
  const [document] = documents;
  expect(check({ ...document, extra: 1 })).toBe(false);
  expect(check({ ...document, components: undefined })).toBe(false);
  expect(check({ ...document, major: '8' })).toBe(false);
  expect(check({ ...documents.at(-1), kind: 'hook' })).toBe(false);
  expect(check({ ...documents.at(-1), api: grid.components[0] })).toBe(false);
}, 240_000);

test('an unchanged workspace is not read again', async () => {
  await loadModels(SITE_DIR, ['v8']);
  const { times } = await loadModels(SITE_DIR, ['v8']);
  expect(times).toEqual([expect.objectContaining({ major: 'v8', isCached: true })]);
}, 240_000);

test('every version has the pages that its packages require, each with its plan', async () => {
  const { extractions } = await loadModels(SITE_DIR);
  const diagnostics = extractions.flatMap(({ model }) =>
    checkPages(model, {
      pages: getApiPages(model.major)[model.product]!,
      file: model.major,
      ...(model.major === CURRENT_VERSION && { undocumented: UNDOCUMENTED[model.product] }),
    }),
  );
  expect(diagnostics.map(formatDiagnostic)).toEqual([]);
}, 240_000);
