import { RENAMES } from '../../../src/lib/apiChanges/renames';
import { getChangesFile, listMajors } from '../../../src/lib/apiChanges/comparisons';
import { CURRENT_VERSION } from '../../../src/lib/docsVersions';
import { listProducts } from '../../../src/lib/installCommand';
import { getMarkdownPath } from '../../../src/lib/markdownPath';
import { findProduct, listProductVersions } from '../../../src/lib/productVersions';
import { PLANS, PRODUCTS, type Product } from '../../../src/lib/products';
import type { DocsVersion } from '../../versions';
import type { PageFacts } from '../front';
import { t } from '../texts';
import { writeCode, writeLink, writeText } from '../writer';
import type { NavSection } from './listSections';
import { selectNames, type Step } from './selectNames';

/** A page, and its Markdown as served. */
export interface WrittenPage extends PageFacts {
  markdown: string;
}

export interface LlmsInput {
  brand: string;
  /** Origin and base URL, with a trailing slash. */
  siteUrl: string;
  docs: DocsVersion;
  /** All versions of the site, newest first. */
  versions: readonly DocsVersion[];
  sections: readonly NavSection[];
  /** Pages of the version by path relative to its root: `react-charts/bars/`. */
  pages: ReadonlyMap<string, WrittenPage>;
}

interface LlmsFile {
  /** Without a leading slash: `x/v7/react-charts/llms.txt`. */
  path: string;
  content: string;
}

const LIST = 'llms.txt';
const FULL = 'llms-full.txt';

const getProductName = ({ name, fullName }: Product) => fullName ?? name;

function joinBlocks(blocks: readonly (string | readonly string[])[]): string {
  const texts = blocks.map((block) => (typeof block === 'string' ? block : block.join('\n')));
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}

const toUrl = ({ siteUrl }: LlmsInput, path: string) => siteUrl + path.replace(/^\//, '');

/** `[Bars](…/bars.md): Pro plan. Draw values as bars.` */
function writePage(input: LlmsInput, page: WrittenPage): string {
  const link = writeLink(page.title, toUrl(input, getMarkdownPath(page.path)));
  const words = [...page.marks.map((mark) => `${mark}.`), page.lead].filter(Boolean).join(' ');
  return `- ${link}${words && `: ${writeText(words)}`}`;
}

function writeSection(input: LlmsInput, title: string, pages: readonly string[]) {
  const found = pages.flatMap((page) => input.pages.get(page) ?? []);
  return found.length === 0
    ? []
    : [`## ${writeText(title)}`, found.map((page) => writePage(input, page))];
}

const isReference = (page: string) => page.startsWith('api/');

/** Templates and their gallery aren't in the navigation. */
const isTemplate = (page: string) => page.startsWith('templates/');

/** General pages outside the navigation that other pages link to. */
function listOthers({ sections, pages }: LlmsInput): string[] {
  const listed = new Set(sections.flatMap((section) => section.pages));
  return [...pages.keys()].filter(
    (page) => !listed.has(page) && !isReference(page) && !isTemplate(page) && !findProduct(page),
  );
}

function writePlans(input: LlmsInput, products: readonly Product[]): string[] {
  const licensing = toUrl(input, getMarkdownPath(`${input.docs.root}introduction/licensing/`));
  return PLANS.flatMap((plan) => {
    const names = products.flatMap(({ packages }) => packages[plan] ?? []);
    const license = plan === 'community' ? t('llms.free') : t('llms.paid', { url: licensing });
    const packages = names.map(writeCode).join(', ');
    return names.length > 0
      ? [`- ${t('llms.plan', { plan: t(`plans.${plan}`), license, packages })}`]
      : [];
  });
}

/** The list of each version, in version order. */
function writeVersions(input: LlmsInput, product?: Product): string[] {
  const names = listProductVersions(product?.slug);
  return input.versions
    .filter(({ name }) => names.includes(name))
    .map(({ name, root, libraryVersion, isCurrent }) => {
      const about = isCurrent ? `${libraryVersion}, ${t('llms.current')}` : libraryVersion;
      const folder = product ? `react-${product.slug}/` : '';
      return `- ${name} (${about}): ${writeAddress(toUrl(input, `${root}${folder}${LIST}`))}`;
    });
}

/** A URL as its own link text. */
function writeAddress(url: string): string {
  return `<${url}>`;
}

function writeStep(input: LlmsInput, step: Step, text: 'renamed' | 'renamedLast') {
  const names = selectNames(RENAMES, step);
  const url = toUrl(input, getChangesFile(step, 'md'));
  const { from, to } = step;
  return [
    t(`llms.${text}`, { from, to, url }),
    names.map(({ owner, before, after, isElsewhere }) => {
      const names = {
        before: writeCode(owner ? `${owner}.${before}` : before),
        after: writeCode(after),
      };
      return `- ${t(isElsewhere ? 'llms.instead' : 'llms.rename', names)}`;
    }),
  ];
}

/** Names that changed in the version, and those that changed in the next one. */
function writeNames(input: LlmsInput, { slug }: Product) {
  const { name } = input.docs;
  const majors = listMajors(slug);
  const index = majors.indexOf(name);
  const [before, after] = [majors[index - 1], majors[index + 1]];
  return [
    ...(before ? writeStep(input, { product: slug, from: before, to: name }, 'renamed') : []),
    ...(after ? writeStep(input, { product: slug, from: name, to: after }, 'renamedLast') : []),
  ];
}

function writeAbout(input: LlmsInput, product: Product | undefined) {
  const products = listProducts(PRODUCTS, input.docs.name);
  const own = product ? products.filter(({ slug }) => slug === product.slug) : products;
  return [
    `## ${t('llms.about')}`,
    t('llms.twins'),
    t('llms.versions', { version: input.docs.libraryVersion }),
    writeVersions(input, product),
    t('llms.plans'),
    writePlans(input, own),
    ...(product ? writeNames(input, product) : [t('llms.names')]),
  ];
}

/**
 * Guides and reference of a product: first those in the navigation, in its order, then the others.
 */
function listProductPages({ sections, pages }: LlmsInput, { slug }: Product): string[] {
  const listed = new Set(sections.flatMap((section) => section.pages));
  const others = [...pages.keys()].filter((page) => !listed.has(page));
  return [...listed, ...others].filter((page) => findProduct(page) === slug);
}

function writeProduct(input: LlmsInput, product: Product): LlmsFile[] {
  const { brand, docs, pages } = input;
  const listed = listProductPages(input, product);
  const values = {
    brand,
    product: getProductName(product),
    version: docs.libraryVersion,
  };
  const summary = `> ${writeText(t('llms.productSummary', values))}`;
  const folder = `${docs.root.slice(1)}react-${product.slug}/`;
  return [
    {
      path: `${folder}${LIST}`,
      content: joinBlocks([
        `# ${t('llms.productTitle', values)}`,
        summary,
        ...writeAbout(input, product),
        ...writeSection(
          input,
          getProductName(product),
          listed.filter((page) => !isReference(page)),
        ),
        ...writeSection(input, t('llms.reference'), listed.filter(isReference)),
      ]),
    },
    {
      path: `${folder}${FULL}`,
      content: joinBlocks([
        `# ${t('llms.fullTitle', values)}`,
        summary,
        ...writeAbout(input, product),
        ...listed.flatMap((page) => pages.get(page)?.markdown.trimEnd() ?? []),
      ]),
    },
  ];
}

function writeProductLinks(input: LlmsInput, products: readonly Product[]): string[] {
  return products.map((product) => {
    const folder = `${input.docs.root}react-${product.slug}/`;
    const link = writeAddress(toUrl(input, `${folder}${FULL}`));
    return `- ${writeLink(getProductName(product), toUrl(input, `${folder}${LIST}`))}: ${t('llms.product', { link })}`;
  });
}

/** The other versions, and what changed from the previous one to this one. */
function writeOthers(input: LlmsInput, products: readonly Product[]): string[] {
  const { brand, docs, versions } = input;
  const changes = products.flatMap(({ slug, ...product }) => {
    const majors = listMajors(slug);
    const from = majors[majors.indexOf(docs.name) - 1];
    return from
      ? [{ product: getProductName({ slug, ...product }), slug, from, to: docs.name }]
      : [];
  });
  return [
    ...versions
      .filter(({ name }) => name !== docs.name)
      .map(({ libraryVersion, root, isCurrent }) => {
        const title = t('llms.otherTitle', { brand, version: libraryVersion });
        const summary = t(isCurrent ? 'llms.newerSummary' : 'llms.otherSummary');
        return `- ${writeLink(title, toUrl(input, `${root}${LIST}`))}: ${summary}`;
      }),
    ...changes.map(({ slug, ...values }) => {
      const file = getChangesFile({ product: slug, from: values.from, to: values.to }, 'md');
      return `- ${writeLink(t('llms.changes', values), toUrl(input, file))}: ${t('llms.changesSummary')}`;
    }),
  ];
}

function writeVersion(input: LlmsInput): LlmsFile[] {
  const { brand, docs, sections } = input;
  const products = listProducts(PRODUCTS, docs.name);
  const values = { brand, version: docs.libraryVersion };
  const names = products.map(getProductName).join(', ');
  const reference = sections
    .flatMap(({ pages }) => pages)
    .filter((page) => /^api\/[^/]+\/$/.test(page));
  const content = joinBlocks([
    `# ${t('llms.title', values)}`,
    `> ${writeText(t('llms.summary', { products: names, ...values }))}`,
    ...writeAbout(input, undefined),
    `## ${t('llms.products')}`,
    writeProductLinks(input, products),
    ...sections.flatMap(({ title, pages }) =>
      writeSection(
        input,
        title,
        pages.filter((page) => !isReference(page)),
      ),
    ),
    ...writeSection(input, t('llms.beside'), listOthers(input)),
    ...writeSection(input, t('llms.reference'), reference),
    ...writeSection(input, t('llms.templates'), [...input.pages.keys()].filter(isTemplate)),
    `## ${t('llms.others')}`,
    writeOthers(input, products),
  ]);
  const file = { path: `${docs.root.slice(1)}${LIST}`, content };
  return docs.name === CURRENT_VERSION ? [{ path: LIST, content }, file] : [file];
}

/**
 * The lists that assistants look for (https://llmstxt.org): one for a version and one for each of
 * its products, with what they must know before writing code, and links to the Markdown of pages in
 * navigation order; and one file with all pages of each product.
 */
export function createLlmsFiles(input: LlmsInput): LlmsFile[] {
  return [
    ...writeVersion(input),
    ...listProducts(PRODUCTS, input.docs.name).flatMap((product) => writeProduct(input, product)),
  ];
}
