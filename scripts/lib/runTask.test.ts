import { createTaskRunner } from './runTask';

const node = (code: string): [string, string, string] => [process.execPath, '-e', code];

let tasks: ReturnType<typeof createTaskRunner>;
beforeEach(() => {
  tasks = createTaskRunner(process.cwd());
});
afterEach(() => tasks.release());

it('returns the exit status', async () => {
  expect(await tasks.run(node('process.exit(3)'))).toEqual({ status: 3, output: '' });
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'stops the running program on %s, and everything that it started',
  async (signal) => {
    const sleep = `require('node:child_process').spawnSync(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])`;
    const running = tasks.run(node(sleep));
    setTimeout(() => process.emit(signal, signal), 300);
    await expect(running).rejects.toThrow(`was stopped by ${signal}`);
    await expect(tasks.run(node(''))).rejects.toThrow(`Stopped by ${signal}.`);
    tasks.forgive();
    expect(await tasks.run(node(''))).toMatchObject({ status: 0 });
  },
);
