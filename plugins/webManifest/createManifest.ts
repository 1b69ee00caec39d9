import { WORKER_SCOPE } from '../../src/lib/contracts/offline';
import { THEME_COLORS } from '../../src/lib/preferenceKeys';
import { getProductPath, PRODUCTS } from '../../src/lib/products';
import { ICONS } from './drawIcons';

/** Relative to the base URL. Not `.webmanifest`, whose media type some servers don't know. */
export const MANIFEST_PATH = 'x/manifest.json';

interface ManifestSubject {
  brand: string;
  description: string;
  baseUrl: string;
  /** The background color of the app at startup. */
  ground: string;
}

/** The manifest as JSON: https://www.w3.org/TR/appmanifest/ */
export function createManifest({ brand, description, baseUrl, ground }: ManifestSubject): string {
  const atBase = (path: string) => `${baseUrl}${path.replace(/^\//, '')}`;
  return JSON.stringify({
    id: atBase(WORKER_SCOPE),
    name: `${brand} documentation`,
    short_name: brand,
    description,
    lang: 'en',
    start_url: atBase('x/introduction/'),
    scope: atBase(WORKER_SCOPE),
    display: 'standalone',
    theme_color: THEME_COLORS.light,
    background_color: ground,
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: atBase(file),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: PRODUCTS.map((product) => ({
      name: product.fullName ?? product.name,
      short_name: product.name,
      url: atBase(getProductPath(product)),
    })),
  });
}
