import path from 'node:path';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findDocsDir, readManifest } from '../packages/installed';

/** Placeholder in pages for the version that their docs describe. */
export const VERSION_PLACEHOLDER = '%version%';

/** Fills the version of the workspace into a text of a page of `docsDir`. */
export function fillVersion(text: string, docsDir: string): string {
  return text.replaceAll(VERSION_PLACEHOLDER, readManifest(docsDir).version);
}

/**
 * Replaces `%version%` in the text and code of a page with the version of its workspace, so that
 * updating or freezing a version requires no changes in pages. Facts found in one release should
 * name that release instead, because nobody has checked whether they apply to the next.
 */
export function versionTextPlugin() {
  return (tree: Node, file: VFile) => {
    if (!String(file.value).includes(VERSION_PLACEHOLDER)) {
      return;
    }
    const docsDir = findDocsDir(path.resolve(file.path));
    visit(tree, ['text', 'inlineCode', 'code'], (found) => {
      const node = found as Node & { value: string };
      node.value = fillVersion(node.value, docsDir);
    });
  };
}
