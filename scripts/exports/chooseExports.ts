import { CODE_STYLINGS, CODE_VARIANTS } from '../../src/lib/contracts/demos';
import type { DemoExport } from './packEveryWay';
import { readProjectManifest } from './readProjectManifest';

/** Folders of the products' pages. */
const PRODUCTS = ['react-data-grid', 'react-date-pickers', 'react-charts', 'react-tree-view'];

/**
 * One export for each product and styling that has any: the first by path whose name is free, for
 * npm wants the names of workspaces to differ. The languages change like the fields of a
 * chessboard, so that each product and each styling meets both.
 */
export function chooseExports(exports: readonly DemoExport[]): DemoExport[] {
  const sorted = exports.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const chosen = new Map<string, DemoExport>();
  PRODUCTS.forEach((product, row) => {
    CODE_STYLINGS.forEach((styling, column) => {
      const language = CODE_VARIANTS[(row + column) % CODE_VARIANTS.length];
      const found = sorted.find(
        (candidate) =>
          candidate.path.includes(`/${product}/`) &&
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
