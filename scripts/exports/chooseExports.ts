import { CODE_STYLINGS, CODE_VARIANTS } from '../../src/lib/contracts/demos';
import { PRODUCT_SLUGS } from '../../src/lib/products';
import type { DemoExport } from './packEveryWay';
import { isTurn, touches, type Rotation } from '../suite/rotation';
import { MAKERS } from './chooseCompiled';
import { readProjectManifest } from './readProjectManifest';

/** Folders of the products' pages. */
const FOLDERS = PRODUCT_SLUGS.map((slug) => `react-${slug}`);

/**
 * One export for each product and styling that has any: the first by path whose name is free, for
 * npm wants the names of workspaces to differ. The languages change like the fields of a
 * chessboard, so that each product and each styling meets both. Every other product has its turn in
 * a run, and all where the change touches what makes exports.
 */
export function chooseExports(exports: readonly DemoExport[], rotation: Rotation): DemoExport[] {
  const isMadeAnew = touches(rotation, MAKERS);
  const sorted = exports.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const chosen = new Map<string, { found: DemoExport; isDue: boolean }>();
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
        chosen.set(readProjectManifest(found.project).name, {
          found,
          isDue: isMadeAnew || isTurn(rotation, row, 2),
        });
      }
    });
  });
  return [...chosen.values()].flatMap(({ found, isDue }) => (isDue ? [found] : []));
}
