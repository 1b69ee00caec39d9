import path from 'node:path';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findDocsDir, readManifest } from '../packages/installed';

/** What pages write where they mean the version that their docs describe. */
export const VERSION_PLACEHOLDER = '%version%';

/** A text of a page of `docsDir`, with the version that its workspace describes. */
export function fillVersion(text: string, docsDir: string): string {
  return text.replaceAll(VERSION_PLACEHOLDER, readManifest(docsDir).version);
}

/**
 * Fills `%version%` in the text and code of a page with the version of its workspace, so that a
 * raised or frozen version needs no change in pages. A fact that was found in one release names
 * that release instead: nobody has looked whether it is true of the next.
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
