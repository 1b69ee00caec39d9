import type { DemoModule } from '@site/src/lib/contracts/demos';

/**
 * Loads the Tailwind sheet of a folder beside a demo of it. Imported with the folder as query,
 * which stands in for FOLDER (plugins/demos/tailwindLoader.cjs): the sheet is one file for all
 * demos there.
 */
export async function loadTailwind(demo: Promise<DemoModule>): Promise<DemoModule> {
  const [module] = await Promise.all([demo, import('./tailwind.css?FOLDER')]);
  return { ...module, tailwind: 'FOLDER' };
}
