import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchContents } from './watchContents';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let stop = () => {};
afterEach(() => stop());

it('reports changes, new files and removals, but not saves that change nothing', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'watch-'));
  const locate = (name: string) => path.join(directory, name);
  mkdirSync(locate('nav'));
  writeFileSync(locate('nav/charts.ts'), 'one');
  writeFileSync(locate('site.config.ts'), 'one');
  let count = 0;
  stop = watchContents(directory, [locate('nav'), locate('site.config.ts')], () => {
    count += 1;
  });
  /** How many changes are reported after an action; waits for the first one if `isChange`. */
  const countAfter = async (act: () => void, isChange = true) => {
    const before = count;
    await pause(100);
    act();
    for (let waits = 0; isChange && count === before && waits < 200; waits += 1) {
      await pause(50);
    }
    await pause(500);
    return count - before;
  };
  const saveAgain = () => writeFileSync(locate('nav/charts.ts'), 'one');
  expect(await countAfter(saveAgain, false)).toBe(0);
  expect(
    await countAfter(() => {
      writeFileSync(locate('nav/charts.ts'), '');
      writeFileSync(locate('nav/charts.ts'), 'two');
    }),
  ).toBe(1);
  // The way editors save: another file replaces the old one, more than once.
  for (const text of ['three', 'four']) {
    const replace = () => {
      writeFileSync(locate('swap'), text);
      renameSync(locate('swap'), locate('nav/charts.ts'));
    };
    expect(await countAfter(replace)).toBe(1);
  }
  expect(await countAfter(() => writeFileSync(locate('nav/charts.ts'), 'five'))).toBe(1);
  expect(await countAfter(() => writeFileSync(locate('nav/treeView.ts'), 'one'))).toBe(1);
  expect(await countAfter(() => rmSync(locate('nav/treeView.ts')))).toBe(1);
  expect(await countAfter(() => writeFileSync(locate('site.config.ts'), 'two'))).toBe(1);
  stop();
  const saveLate = () => writeFileSync(locate('nav/charts.ts'), 'six');
  expect(await countAfter(saveLate, false)).toBe(0);
  rmSync(directory, { recursive: true });
}, 60_000);
