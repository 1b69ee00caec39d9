import { runSteps } from './steps';

/** A step that prints its name and exits with a status. */
const createStep = (name: string, status: number, needs?: string) => ({
  name,
  command: ['node', '--eval', `console.log('${name} ran'); process.exitCode = ${status};`] as const,
  ...(needs && { needs }),
});

test('all steps run, except those that need a failed one', async () => {
  jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const results = await runSteps([
    createStep('build', 1),
    createStep('lint', 0),
    createStep('links', 0, 'build'),
    createStep('report', 0, 'lint'),
  ]);
  const outputs = Object.fromEntries(
    results.map(({ name, hasPassed, output }) => [name, [hasPassed, output]]),
  );
  expect(outputs).toEqual({
    build: [false, 'build ran\n'],
    lint: [true, 'lint ran\n'],
    links: [false, 'Skipped because "build" failed.\n'],
    report: [true, 'report ran\n'],
  });
});
