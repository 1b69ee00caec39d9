/** Width and height in px of the pictures that other sites and apps show beside a link to a page. */
export const LINK_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Below the base URL, where they all stand. */
const FOLDER = 'img/links';

/** The picture of the site itself, for pages outside the docs; below the base URL. */
export const SITE_PICTURE = `${FOLDER}/site.png`;

/** `/x/v7/react-charts/bars/` → `img/links/x/v7/react-charts/bars.png`, below the base URL. */
export function getLinkPicture(path: string): string {
  return `${FOLDER}${path.replace(/\/$/, '')}.png`;
}
