import type { DemoModule } from '@site/src/lib/contracts/demos';

/**
 * Loads a folder's Tailwind style sheet along with a demo in it. It's imported with the folder as
 * its query, which replaces FOLDER (plugins/demos/tailwindLoader.cjs): all demos in a folder share
 * one file.
 */
export async function loadTailwind(demo: Promise<DemoModule>): Promise<DemoModule> {
  const [module] = await Promise.all([demo, import('./tailwind.css?FOLDER')]);
  return { ...module, tailwind: 'FOLDER' };
}
