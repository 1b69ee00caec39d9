import type { DemoProject } from '@site/src/lib/demoProject/createDemoProject';
import { type FormRequest, submitForm } from './submitForm';

/** https://developer.stackblitz.com/platform/api/post-api */
const STACK_BLITZ_URL = 'https://stackblitz.com/run';

/** What StackBlitz wants to know of a project; it installs and starts it by itself. */
export function createStackBlitzRequest(
  { title, description, entry, files }: DemoProject,
  endpoint = STACK_BLITZ_URL,
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
