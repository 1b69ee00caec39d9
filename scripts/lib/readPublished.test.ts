import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDependencies, readPublished } from './readPublished';

const { PATH } = process.env;
let directory: string;

/** An npm that answers from a table; unknown packages are an error, as in the registry. */
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'npm-'));
  const answers = {
    'a versions': '["1.0.0", "1.1.0"]',
    'b versions': '"2.0.0"',
    'a@1.1.0 dependencies': '{ "b": "2.0.0" }',
    'b@2.0.0 dependencies': '',
  };
  const code = `#!${process.execPath}
    const [, name, field] = process.argv.slice(2);
    const answer = (${JSON.stringify(answers)})[name + ' ' + field];
    if (answer === undefined) {
      console.error('npm error code E404\\nnpm error 404 Not Found');
      process.exit(1);
    }
    console.log(answer);
  `;
  writeFileSync(path.join(directory, 'npm'), code);
  chmodSync(path.join(directory, 'npm'), 0o755);
  process.env.PATH = `${directory}${path.delimiter}${PATH}`;
});

afterAll(() => {
  process.env.PATH = PATH;
  rmSync(directory, { recursive: true });
});

it('reads the versions of packages, whether one or several', async () => {
  expect(await readPublished(['a', 'b'])).toEqual(
    new Map([
      ['a', ['1.0.0', '1.1.0']],
      ['b', ['2.0.0']],
    ]),
  );
});

it('reads the dependencies of a release, even if it has none', async () => {
  expect(await readDependencies('a', '1.1.0')).toEqual({ b: '2.0.0' });
  expect(await readDependencies('b', '2.0.0')).toEqual({});
});

it('names the package that the registry does not have', async () => {
  await expect(readPublished(['a', 'c'])).rejects.toThrow(
    "Couldn't get c from the registry (code E404).",
  );
});
