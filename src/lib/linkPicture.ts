/**
 * Width and height in px of the preview images that other sites and apps show for a link to a page.
 */
export const LINK_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Where they are, below the base URL. */
const FOLDER = 'img/links';

/** The image for the site itself, for pages outside of the docs; below the base URL. */
export const SITE_PICTURE = `${FOLDER}/site.png`;

/** `/x/v7/react-charts/bars/` → `img/links/x/v7/react-charts/bars.png`, below the base URL. */
export function getLinkPicture(path: string): string {
  return `${FOLDER}${path.replace(/\/$/, '')}.png`;
}
