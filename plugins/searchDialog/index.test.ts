import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Parser } from 'htmlparser2';
import { createSearchDialogPlugin } from '.';

const NONE = { appId: '', apiKey: '', indexName: '', origin: '' };
const SITE = {
  baseUrl: '/base/',
  siteConfig: { title: 'Docs & more', url: 'https://docs.example', favicon: 'img/icon.svg' },
} as LoadContext;

const create = (algolia = NONE, hasSearchPage = true) =>
  createSearchDialogPlugin({ algolia, hasSearchPage })(SITE);

function build(hasSearchPage: boolean): string {
  const outDir = mkdtempSync(path.join(tmpdir(), 'open-search-'));
  // The plugin only needs the output folder of the build.
  const site = { outDir } as Parameters<NonNullable<Plugin['postBuild']>>[0];
  void create(NONE, hasSearchPage).postBuild?.(site);
  return path.join(outDir, 'x/opensearch.xml');
}

it('links the description on every page, without a search service', () => {
  expect(create().injectHtmlTags?.({ content: undefined })).toEqual({
    headTags: [
      {
        tagName: 'link',
        attributes: {
          rel: 'search',
          type: 'application/opensearchdescription+xml',
          title: 'Docs & more',
          href: '/base/x/opensearch.xml',
        },
      },
    ],
  });
});

it("passes on the search service in a form that can't end a script", () => {
  const plugin = create({
    appId: 'ABCDEF1234',
    apiKey: '0123456789abcdef0123456789abcdef',
    indexName: '</script>',
    origin: '',
  });
  const { headTags } = plugin.injectHtmlTags!({ content: undefined });
  expect(JSON.stringify(headTags)).not.toContain('</script>');
  expect(JSON.stringify(headTags)).toContain('search-config');
});

it('writes a description that points to the results page', () => {
  const xml = readFileSync(build(true), 'utf8');
  const urls = [...xml.matchAll(/template="([^"]*)"/g)].map(([, template]) => template);
  expect(urls).toEqual([
    'https://docs.example/base/x/search/?q={searchTerms}',
    'https://docs.example/base/x/opensearch.xml',
  ]);
  expect(xml).toContain('<ShortName>Docs &amp; more</ShortName>');
  const names: string[] = [];
  new Parser({ onopentag: (name) => names.push(name) }, { xmlMode: true }).end(xml);
  expect(names).toEqual([
    'OpenSearchDescription',
    ...['ShortName', 'Description', 'InputEncoding', 'Image', 'Url', 'Url'],
  ]);
});

it('leaves the description to the build of the current version', () => {
  expect(existsSync(build(false))).toBe(false);
});
