import { CODE_STYLINGS, CODE_VARIANTS } from '../../src/lib/contracts/demos';
import { PRODUCT_SLUGS } from '../../src/lib/products';
import type { DemoExport } from './packEveryWay';
import { readProjectManifest } from './readProjectManifest';

/** Folders of the products' pages. */
const FOLDERS = PRODUCT_SLUGS.map((slug) => `react-${slug}`);

/**
 * One export for each product and styling that has any: the first by path whose name isn't taken,
 * because npm requires unique workspace names. The languages alternate like the squares of a
 * chessboard, so that each product and each styling is covered in both.
 */
export function chooseExports(exports: readonly DemoExport[]): DemoExport[] {
  const sorted = exports.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const chosen = new Map<string, DemoExport>();
  FOLDERS.forEach((folder, row) => {
    CODE_STYLINGS.forEach((styling, column) => {
      const language = CODE_VARIANTS[(row + column) % CODE_VARIANTS.length];
      const found = sorted.find(
        (candidate) =>
          candidate.path.includes(`/${folder}/`) &&
          candidate.styling === styling &&
          candidate.language === language &&
          !chosen.has(readProjectManifest(candidate.project).name),
      );
      if (found) {
        chosen.set(readProjectManifest(found.project).name, found);
      }
    });
  });
  return [...chosen.values()];
}
