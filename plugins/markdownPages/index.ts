import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { navEntries } from '../../nav';
import type { DemoSources } from '../../src/lib/contracts/demos';
import { splitVersionPath } from '../../src/lib/docsVersions';
import { getMarkdownPath } from '../../src/lib/markdownPath';
import type { BuiltPage, BuiltSite, PageReader } from '../builtPages';
import { readSidebar } from '../navigation';
import { readDocsVersions, type DocsVersion } from '../versions';
import { convertPage, listVariants, writeVariant } from './convertPage';
import { createLlmsFiles, type WrittenPage } from './llms/createLlmsFiles';
import { listSections } from './llms/listSections';

interface MarkdownOptions {
  /** The docs versions of this build. */
  versions: readonly DocsVersion[];
  brand: string;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes a Markdown version next to every page, in each language and styling of its demos, and the
 * lists of pages that assistants look for.
 */
export function createMarkdownReader(
  { outDir, siteDir, siteUrl }: BuiltSite,
  { versions, brand }: MarkdownOptions,
): PageReader {
  const written = new Map(versions.map(({ name }) => [name, new Map<string, WrittenPage>()]));
  let duration = 0;

  const readSources = (id: string): DemoSources =>
    JSON.parse(
      readFileSync(path.join(outDir, 'demo-sources', `${id}.json`), 'utf8'),
    ) as DemoSources;

  function writePage({ path: route, version, content }: BuiltPage): WrittenPage {
    const { libraryVersion } = versions.find(({ name }) => name === version)!;
    const page = convertPage(content, {
      path: route,
      url: siteUrl + route.slice(1),
      version,
      libraryVersion,
    });
    const sources = new Map(page.demos.map(({ id }) => [id, readSources(id)]));
    const texts = listVariants([...sources.values()]).map((variant) => {
      const text = writeVariant(page, sources, variant);
      write(path.join(outDir, getMarkdownPath(route, variant)), text);
      return text;
    });
    // The default is first.
    return { ...page.facts, markdown: texts[0]! };
  }

  return {
    read(page) {
      const start = performance.now();
      const { page: name } = splitVersionPath(page.path)!;
      written.get(page.version)!.set(name, writePage(page));
      duration += performance.now() - start;
    },
    async finish() {
      for (const docs of versions) {
        const entries = docs.isCurrent
          ? navEntries
          : (await readSidebar(siteDir, docs.name)).entries;
        const files = createLlmsFiles({
          brand,
          siteUrl,
          docs,
          versions: readDocsVersions(siteDir),
          sections: listSections(entries),
          pages: written.get(docs.name)!,
        });
        files.forEach((file) => write(path.join(outDir, file.path), file.content));
      }
      const count = [...written.values()].reduce((sum, pages) => sum + pages.size, 0);
      const each = (duration / Math.max(count, 1)).toFixed(1);
      console.log(`[markdown] ${count} pages, ${each} ms each`);
    },
  };
}
