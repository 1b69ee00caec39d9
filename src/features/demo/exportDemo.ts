import type { DemoSources, SourceFile } from '@site/src/lib/contracts/demos';
import type { DemoChoice } from '@site/src/lib/demoProject/createDemoProgram';

/** Where a demo can be exported as a project. */
export type ExportTarget = 'stackBlitz' | 'codeSandbox' | 'download';

/** Exports a demo, or other files in its place. The code for it is loaded on demand. */
export async function exportDemo(
  target: ExportTarget,
  sources: DemoSources,
  choice: DemoChoice,
  files?: readonly SourceFile[],
): Promise<void> {
  const [{ createDemoProgram }, { createDemoProject }] = await Promise.all([
    import('@site/src/lib/demoProject/createDemoProgram'),
    import('@site/src/lib/demoProject/createDemoProject'),
  ]);
  const program = createDemoProgram(sources, choice);
  const project = createDemoProject({ ...program, ...(files && { files: [...files] }) });
  if (target === 'stackBlitz') {
    const { openInStackBlitz } = await import('./exports/stackBlitz');
    openInStackBlitz(project);
  } else if (target === 'codeSandbox') {
    const { openInCodeSandbox } = await import('./exports/codeSandbox');
    await openInCodeSandbox(project);
  } else {
    const { downloadZip } = await import('./exports/zip');
    await downloadZip(project, `${sources.name}.zip`);
  }
}
