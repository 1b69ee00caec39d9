import type { DemoProject } from '@site/src/lib/demoProject/createDemoProject';
import { createZip } from '@site/src/lib/demoProject/createZip';

/** Safari reads the archive a while after the click. */
const KEPT_FOR = 10_000;

/** Saves a project's archive as `fileName`, which ends in `.zip`. */
export async function downloadZip(project: DemoProject, fileName: string): Promise<void> {
  const blob = new Blob([await createZip(project)], { type: 'application/zip' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
}
