import path from 'node:path';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { CURRENT_VERSION, findVersionOfDir, getVersionRoot } from '../../src/lib/docsVersions';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { throwDiagnostics } from '../mdx/DiagnosticsError';
import { findDocsDir } from '../packages/installed';
import { getVersionPages } from './listPages';

const SITE_DIR = path.join(__dirname, '../..');

/** `/x/react-charts/bars/#size` → `react-charts/bars/`, `#size`. */
function splitLink(url: string): { page: string; rest: string } | undefined {
  const [, page, rest] = /^\/x\/([^?#]*)(.*)$/.exec(url) ?? [];
  return page === undefined ? undefined : { page: page.replace(/\/?$/, '/'), rest: rest ?? '' };
}

/**
 * Writers link to pages without a version (`/x/react-charts/bars/`); on a page of an old version,
 * the link points to that version's page, so a frozen page needs no changes. Throws all links of a
 * page to pages that its version doesn't have.
 */
export function versionLinksPlugin() {
  return (tree: Node, file: VFile) => {
    const version = findVersionOfDir(findDocsDir(file.path));
    if (version === CURRENT_VERSION) {
      return;
    }
    const pages = getVersionPages(SITE_DIR).get(version);
    const diagnostics: Diagnostic[] = [];
    visit(tree, ['link', 'definition'], (found) => {
      const node = found as Node & { url: string };
      const link = splitLink(node.url);
      if (!link || link.page.startsWith(`${version}/`)) {
        return;
      }
      if (!pages?.has(link.page)) {
        diagnostics.push({
          file: path.relative(SITE_DIR, file.path),
          line: node.position?.start.line ?? 1,
          message: `"${node.url}" isn't a page of ${version}. Link to a page that ${version} has, or write pathname://${node.url} for the current one.`,
        });
        return;
      }
      node.url = `${getVersionRoot(version)}${link.page}${link.rest}`;
    });
    throwDiagnostics(diagnostics);
  };
}
