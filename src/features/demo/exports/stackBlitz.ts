import type { DemoProject } from '@site/src/lib/demoProject/createDemoProject';
import { SANDBOX_ADDRESSES } from '@site/src/lib/sandboxAddresses';
import { type FormRequest, submitForm } from './submitForm';

/** The request that StackBlitz expects for a project; it installs and starts it by itself. */
export function createStackBlitzRequest(
  { title, description, entry, files }: DemoProject,
  endpoint: string = SANDBOX_ADDRESSES.stackBlitz,
): FormRequest {
  const action = new URL(endpoint);
  action.searchParams.set('file', entry);
  return {
    action: action.href,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': description,
      ...Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
      ),
    },
  };
}

/** Opens a project in StackBlitz, in a new tab. */
export function openInStackBlitz(project: DemoProject, endpoint?: string): void {
  submitForm(createStackBlitzRequest(project, endpoint));
}
