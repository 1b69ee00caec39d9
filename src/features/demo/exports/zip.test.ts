/** @jest-environment jsdom */
import { exampleProject } from './exampleProject';
import { downloadZip } from './zip';

afterEach(() => {
  jest.useRealTimers();
});

it('saves the archive under its name and releases its memory', async () => {
  jest.useFakeTimers();
  const createObjectURL = jest.fn(() => 'blob:archive');
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.href).toBe('blob:archive');
    expect(this.download).toBe('pin-initial.zip');
  });
  await downloadZip(exampleProject, 'pin-initial.zip');
  expect(createObjectURL).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'application/zip' }),
  );
  expect(click).toHaveBeenCalledTimes(1);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:archive');
});
