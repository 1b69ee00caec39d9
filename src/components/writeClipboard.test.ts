/** @jest-environment jsdom */
import { writeClipboard } from './writeClipboard';

class Item {
  constructor(readonly content: Record<string, Promise<Blob>>) {}
}

const written: string[] = [];
const writeText = jest.fn((text: string) => {
  written.push(text);
  return Promise.resolve();
});

/** Like in browsers: the item is written once its blob has resolved. */
const write = jest.fn(async ([item]: Item[]) => {
  const blob = await item!.content['text/plain'];
  written.push(`item of ${blob!.size} bytes`);
});

function setUp(clipboard: object, item: unknown = Item): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  Object.assign(globalThis, { ClipboardItem: item });
}

beforeEach(() => {
  written.length = 0;
  writeText.mockClear();
  write.mockClear();
});

it('writes text as is', async () => {
  setUp({ write, writeText });
  await writeClipboard('text');
  expect(written).toEqual(['text']);
});

it('requests the clipboard before a promised text has resolved', async () => {
  setUp({ write, writeText });
  let arrive: (text: string) => void = () => {};
  const done = writeClipboard(
    new Promise<string>((resolve) => {
      arrive = resolve;
    }),
  );
  expect(write).toHaveBeenCalledTimes(1);
  arrive('late');
  await done;
  expect(written).toEqual(['item of 4 bytes']);
});

it('awaits the text if the browser has no clipboard items, or none with promises', async () => {
  setUp({ writeText }, undefined);
  await writeClipboard(Promise.resolve('no items'));
  setUp({ write: () => Promise.reject(new Error('no promises')), writeText });
  await writeClipboard(Promise.resolve('no promises'));
  expect(written).toEqual(['no items', 'no promises']);
});

it("rejects if the text can't be loaded, or there is no clipboard", async () => {
  setUp({ write, writeText });
  await expect(writeClipboard(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(writeText).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await expect(writeClipboard('text')).rejects.toThrow();
});
