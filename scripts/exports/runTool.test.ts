import { runTool } from './runTool';

it('resolves to the time it took', async () => {
  const seconds = await runTool('.', process.execPath, ['-e', 'setTimeout(() => {}, 100)']);
  expect(seconds).toBeGreaterThan(0.09);
});

it('throws with the full output of the tool', async () => {
  const code = 'console.log("to stdout"); console.error("to stderr"); process.exitCode = 3';
  await expect(runTool('.', process.execPath, ['-e', code])).rejects.toThrow(
    /Command failed[^]*to stderr[^]*to stdout/,
  );
});
