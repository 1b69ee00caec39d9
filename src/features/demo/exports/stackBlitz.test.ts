/** @jest-environment jsdom */
import { exampleProject } from './exampleProject';
import { createStackBlitzRequest, openInStackBlitz } from './stackBlitz';

it('sends all files and opens the demo', () => {
  const { action, fields } = createStackBlitzRequest(exampleProject);
  expect(action).toBe('https://stackblitz.com/run?file=src%2FPinInitial.tsx');
  expect(fields).toEqual({
    'project[template]': 'node',
    'project[title]': exampleProject.title,
    'project[description]': exampleProject.description,
    'project[files][package.json]': exampleProject.files['package.json'],
    'project[files][src/PinInitial.tsx]': exampleProject.files['src/PinInitial.tsx'],
    'project[files][src/parts/rows.ts]': exampleProject.files['src/parts/rows.ts'],
  });
});

it('submits to the given URL', () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    expect(this.action).toBe('http://localhost:4000/run?file=src%2FPinInitial.tsx');
  });
  openInStackBlitz(exampleProject, 'http://localhost:4000/run');
  expect(submit).toHaveBeenCalledTimes(1);
});
