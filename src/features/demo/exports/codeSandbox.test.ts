/** @jest-environment jsdom */
import { decompressFromBase64 } from 'lz-string';
import { createCodeSandboxRequest, openInCodeSandbox } from './codeSandbox';
import { exampleProject } from './exampleProject';

function readParameters(parameters = '') {
  return JSON.parse(decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/')));
}

it('sends all files compressed and opens the demo', async () => {
  const { action, fields } = await createCodeSandboxRequest(exampleProject);
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
  expect(fields.query).toBe('file=/src/PinInitial.tsx');
  expect(fields.parameters).toMatch(/^[\w-]+$/);
  expect(readParameters(fields.parameters)).toEqual({
    files: Object.fromEntries(
      Object.entries(exampleProject.files).map(([path, content]) => [
        path,
        { content, isBinary: false },
      ]),
    ),
  });
});

it('submits to the given URL', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    expect(this.action).toBe('http://localhost:4000/define');
  });
  await openInCodeSandbox(exampleProject, 'http://localhost:4000/define');
  expect(submit).toHaveBeenCalledTimes(1);
});
