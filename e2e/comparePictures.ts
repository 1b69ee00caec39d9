import pixelmatch from 'pixelmatch';
import type { PNG } from 'pngjs';

/** Share of visibly different pixels, from 0 to 1; 1 if the sizes differ. */
export function comparePictures(a: PNG, b: PNG): number {
  if (a.width !== b.width || a.height !== b.height) {
    return 1;
  }
  return pixelmatch(a.data, b.data, undefined, a.width, a.height) / (a.width * a.height);
}
