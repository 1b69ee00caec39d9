import { getProduct, PRODUCT_SLUGS } from '../../src/lib/products';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiPageList } from '../../nav/api';
import { type ApiProductId } from '../../src/lib/contracts/api';
import { getApiPath, toKebabCase } from '../../src/lib/paths';
import type { DocsVersion } from '../versions/docsVersion';
import { getApiPages } from './versionPages';

function getProductName(slug: ApiProductId): string {
  const { name, fullName = name } = getProduct(slug);
  return fullName;
}

function writeFrontMatter(fields: Record<string, string | boolean | undefined>): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n`;
}

/** The module that the page of a name imports, made by the loader from the plugin's files. */
function getRequest({ name: version }: DocsVersion, product: ApiProductId, name: string): string {
  return `!!api-page!@generated/api-reference/${version}/${product}/${toKebabCase(name)}.page`;
}

function getPlan({ pro, premium }: ApiPageList, name: string): string | undefined {
  if (premium.includes(name)) {
    return 'premium';
  }
  return pro.includes(name) ? 'pro' : undefined;
}

function createReferencePage(
  docs: DocsVersion,
  product: ApiProductId,
  pages: ApiPageList,
  name: string,
): string {
  const version = docs.libraryVersion;
  const isInterface = pages.interfaces.includes(name);
  const frontMatter = writeFrontMatter({
    title: `${name} API`,
    description: isInterface
      ? `The properties of the ${name} type of the MUI X ${getProductName(product)}, version ${version}.`
      : `The props, slots and CSS classes of the MUI X ${name} component, version ${version}.`,
    productId: `x-${product}`,
    plan: getPlan(pages, name),
    // Readers look at a list of properties too briefly for an ad.
    disableAd: isInterface || undefined,
  });
  return `${frontMatter}
import { ApiContent } from '@site/src/features/apiReference';
import api, { toc as apiToc } from '${getRequest(docs, product, name)}';

export const toc = apiToc;

<ApiContent page={api} />
`;
}

function listLinks(product: ApiProductId, pages: ApiPageList, names: readonly string[]): string {
  return names
    .map((name) => {
      const plan = getPlan(pages, name);
      return `- [${name}](${getApiPath(product, name)})${plan ? ` <Badge kind="${plan}" />` : ''}\n`;
    })
    .join('');
}

function getExportsRequest({ name, root }: DocsVersion, product: ApiProductId): string {
  const query = new URLSearchParams({ kind: 'exports', url: `${root}api/${product}/` });
  return `!!api-catalogue?${query.toString()}!@generated/api-reference/${name}/${product}-exports.page`;
}

function createIndexPage(docs: DocsVersion, product: ApiProductId, pages: ApiPageList): string {
  const { components, interfaces } = pages;
  const version = docs.libraryVersion;
  const sections = [
    `## Components\n\n${listLinks(product, pages, components)}`,
    ...(interfaces.length > 0 ? [`## Interfaces\n\n${listLinks(product, pages, interfaces)}`] : []),
    `## All exports

Every name that the packages export, with the major that added it if older ones lack it, and the names that were removed.

<ExportCatalogue module={exported} />
`,
    `## Changes between majors

[Compare two majors](pathname:///x/api/changes/?product=${product}) to see what was added, removed or renamed.
`,
    `## As data

The whole reference is available as one JSON file: [${product}.json](pathname://${docs.root}api/${product}.json).
Each page also has its own: replace the slash at the end of its path with \`.json\`.
The [schema](pathname:///x/api/schema.json) describes both.
`,
  ];
  const frontMatter = writeFrontMatter({
    title: `${getProductName(product)} API reference`,
    description: `Every component${interfaces.length > 0 ? ' and type' : ''} of the MUI X ${getProductName(product)} ${version} with its props, slots and classes.`,
    productId: `x-${product}`,
  });
  return `${frontMatter}
import { ExportCatalogue } from '@site/src/features/apiCatalogue';
import exported from '${getExportsRequest(docs, product)}';

${sections.join('\n')}`;
}

/** Writes a file only if it changed, because the bundler watches it. */
function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Writes the pages of a version's reference as Markdown, into a folder of its workspace that git
 * ignores. They contain a title and a module; everything else comes from the model.
 */
export function writePages(siteDir: string, docs: DocsVersion): void {
  const apiDir = path.join(siteDir, docs.docsDir, 'api');
  const lists = getApiPages(docs.name);
  const files = new Map<string, string>();
  for (const product of PRODUCT_SLUGS) {
    const pages = lists[product];
    if (!pages) {
      continue;
    }
    files.set(path.join(apiDir, product, 'index.mdx'), createIndexPage(docs, product, pages));
    for (const name of [...pages.components, ...pages.interfaces]) {
      const file = path.join(apiDir, product, toKebabCase(name), 'index.mdx');
      files.set(file, createReferencePage(docs, product, pages, name));
    }
  }
  const marker = path.join(apiDir, 'pages.txt');
  const written = [...files.keys()].join('\n');
  if (existsSync(marker) && readFileSync(marker, 'utf8') !== written) {
    rmSync(apiDir, { recursive: true });
  }
  files.forEach((text, file) => writeChanged(file, text));
  writeChanged(marker, written);
}
