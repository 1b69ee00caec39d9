import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchContents } from './watchContents';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('tells of changes, new files and removals, and not of saves that change nothing', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'watch-'));
  const locate = (name: string) => path.join(directory, name);
  mkdirSync(locate('nav'));
  writeFileSync(locate('nav/charts.ts'), 'one');
  writeFileSync(locate('site.config.ts'), 'one');
  let count = 0;
  const stop = watchContents(directory, [locate('nav'), locate('site.config.ts')], () => {
    count += 1;
  });
  /** How many changes were told after something was done. */
  const countAfter = async (act: () => void) => {
    const before = count;
    await pause(50);
    act();
    await pause(600);
    return count - before;
  };
  expect(await countAfter(() => writeFileSync(locate('nav/charts.ts'), 'one'))).toBe(0);
  expect(
    await countAfter(() => {
      writeFileSync(locate('nav/charts.ts'), '');
      writeFileSync(locate('nav/charts.ts'), 'two');
    }),
  ).toBe(1);
  expect(await countAfter(() => writeFileSync(locate('nav/treeView.ts'), 'one'))).toBe(1);
  expect(await countAfter(() => rmSync(locate('nav/treeView.ts')))).toBe(1);
  expect(await countAfter(() => writeFileSync(locate('site.config.ts'), 'two'))).toBe(1);
  stop();
  expect(await countAfter(() => writeFileSync(locate('nav/charts.ts'), 'three'))).toBe(0);
  rmSync(directory, { recursive: true });
});
