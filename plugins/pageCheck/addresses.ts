import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

/** Files that the build writes; `scripts/check-links.ts` checks that they exist. */
const PUBLISHED = [
  // From the API model, one per product and page.
  /^\/x\/(?:v\d+\/)?(api\/(?:[\w-]+\/)?[\w-]+)\.json$/,
  // For assistants, one per version and product.
  /^\/(?:x\/(?:v\d+\/)?(?:react-[\w-]+\/)?)?llms(?:-full)?\.txt$/,
];

/** What the site serves besides the pages of docs versions. */
export interface Addresses {
  /** Routes of `src/pages`, with a trailing slash: `/playground/`. */
  routes: ReadonlySet<string>;
  hasFile: (pathname: string) => boolean;
}

/** Reads what the site serves besides its docs. `siteDir` is absolute. */
export async function readAddresses(siteDir: string): Promise<Addresses> {
  const pages = await Globby('**/*.tsx', {
    cwd: path.join(siteDir, 'src/pages'),
    ignore: ['**/*.test.tsx', '**/_*'],
  });
  return {
    routes: new Set(
      pages.map((file) => `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, '/')}`.replace('//', '/')),
    ),
    hasFile: (pathname) => {
      const file = path.join(siteDir, 'static', pathname);
      const isPublished = PUBLISHED.some((pattern) => pattern.test(pathname));
      return isPublished || (existsSync(file) && statSync(file).isFile());
    },
  };
}

/** Whether a URL is one of these. */
export function hasAddress({ routes, hasFile }: Addresses, pathname: string): boolean {
  return routes.has(pathname.replace(/\/?$/, '/')) || hasFile(pathname);
}
