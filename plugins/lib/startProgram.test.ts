import { startProgram } from './startProgram';

const node = (code: string): [string, string, string] => [process.execPath, '-e', code];

it('returns the exit status and the output, separately and combined', async () => {
  const code = `console.log('é'); setTimeout(() => { console.error('b'); process.exit(3); }, 50);`;
  expect(await startProgram(node(code)).result).toEqual({
    status: 3,
    stdout: 'é\n',
    stderr: 'b\n',
    output: 'é\nb\n',
  });
});

it('shows the output as it arrives, if requested', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await startProgram(node(`process.stdout.write('a')`), { output: 'both' }).result;
  await startProgram(node(`process.stdout.write('b')`)).result;
  expect(write.mock.calls).toEqual([['a']]);
  write.mockRestore();
});

it('reports that a signal ended it', async () => {
  const { pid, result } = startProgram(node('setTimeout(() => {}, 60_000)'));
  process.kill(pid!, 'SIGTERM');
  expect(await result).toMatchObject({ status: null });
});

it('rejects if there is no such program', async () => {
  await expect(startProgram(['no-such-program']).result).rejects.toThrow('ENOENT');
});
