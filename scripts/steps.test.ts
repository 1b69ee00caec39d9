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

test('a step that runs alone starts after the steps before it, and ends before those after it', async () => {
  const printed = jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const wait = (name: string, ms: number) => ({
    name,
    command: ['node', '--eval', `setTimeout(() => {}, ${ms})`] as const,
  });
  const steps = [
    wait('a', 600),
    wait('b', 0),
    { ...wait('build', 300), isAlone: true },
    wait('c', 0),
  ];
  await runSteps(steps);
  const ends = printed.mock.calls.map(([line]) => /\] (\w+):/.exec(String(line))?.[1]);
  expect(ends).toEqual(['b', 'a', 'build', 'c']);
});
