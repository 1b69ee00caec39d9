import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchPages } from './watchPages';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let stop = () => {};
afterEach(() => stop());

it('reports written and removed pages', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const locate = (name: string) => path.join(directory, name);
  mkdirSync(locate('bars'));
  mkdirSync(locate('node_modules'));
  writeFileSync(locate('bars/index.mdx'), 'one');
  const events: string[] = [];
  stop = watchPages(directory, {
    onRemoval: () => events.push('removal'),
    onChange: () => events.push('change'),
  });
  /** The events after an action; waits for the first one if `isTold`. */
  const listAfter = async (act: () => void, isTold = true) => {
    events.length = 0;
    await pause(100);
    act();
    for (let waits = 0; isTold && events.length === 0 && waits < 200; waits += 1) {
      await pause(50);
    }
    await pause(500);
    return [...events];
  };
  const write = (name: string) => () => writeFileSync(locate(name), String(Math.random()));
  expect(await listAfter(write('node_modules/index.mdx'), false)).toEqual([]);
  expect(await listAfter(write('bars/Demo.tsx'), false)).toEqual([]);
  expect(await listAfter(write('bars/index.mdx'))).toEqual(['change']);
  const replace = () => {
    writeFileSync(locate('swap'), 'two');
    rmSync(locate('bars/index.mdx'));
    renameSync(locate('swap'), locate('bars/index.mdx'));
  };
  expect(await listAfter(replace)).toEqual(['change']);
  expect(await listAfter(() => rmSync(locate('bars'), { recursive: true }))).toEqual(['removal']);
  rmSync(directory, { recursive: true });
}, 60_000);
