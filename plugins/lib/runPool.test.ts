import { runPool } from './runPool';

it('works on every item, never on more than the limit at once', async () => {
  const done: string[] = [];
  let running = 0;
  let most = 0;
  await runPool(['a', 'b', 'c', 'd', 'e'], 2, async (item, index) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5 - index));
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});

it('passes an error on', async () => {
  const work = () => Promise.reject(new Error('No disk.'));
  await expect(runPool(['a', 'b'], 2, work)).rejects.toThrow('No disk.');
});
