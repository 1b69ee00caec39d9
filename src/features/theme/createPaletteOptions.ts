import type { DemoThemeProps } from '@site/src/lib/contracts/demoLibraries';
import { createThemeOptions, SITE_PALETTES } from './createThemeOptions';

/** The theme of the site's demos for one mode, or Material UI's own if isolated. */
export function createPaletteOptions({
  mode,
  direction,
  dense,
  isolated,
}: Omit<DemoThemeProps, 'children' | 'storage'>) {
  return isolated
    ? { palette: { mode }, direction }
    : {
        palette: { mode, ...SITE_PALETTES[mode] },
        ...createThemeOptions({ direction, dense }),
      };
}
