import type { DemoProject } from '@site/src/lib/demoProject/createDemoProject';
import { SANDBOX_ADDRESSES } from '@site/src/lib/sandboxAddresses';
import { type FormRequest, submitForm } from './submitForm';

/** Base64 that doesn't need to be escaped in a URL. */
function makeUrlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The request that CodeSandbox expects for a project: all of its files, compressed. */
export async function createCodeSandboxRequest(
  { entry, files }: DemoProject,
  endpoint: string = SANDBOX_ADDRESSES.codeSandbox,
): Promise<FormRequest> {
  const { compressToBase64 } = await import('lz-string');
  const contents = Object.entries(files).map(
    ([path, content]) => [path, { content, isBinary: false }] as const,
  );
  const parameters = JSON.stringify({ files: Object.fromEntries(contents) });
  return {
    action: endpoint,
    fields: {
      parameters: makeUrlSafe(compressToBase64(parameters)),
      query: `file=/${entry}`,
    },
  };
}

/** Opens a project in CodeSandbox, in a new tab. */
export async function openInCodeSandbox(project: DemoProject, endpoint?: string): Promise<void> {
  submitForm(await createCodeSandboxRequest(project, endpoint));
}
