import type { DemoProject } from './createDemoProject';

/** The earliest date that the format supports: the same project results in the same archive. */
const DATE = new Date(1980, 0, 1);

/** All files of a project as an archive, without a folder around them. */
export async function createZip({ files }: DemoProject): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const contents = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(contents), { mtime: DATE });
}
