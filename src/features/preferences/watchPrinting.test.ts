/** @jest-environment jsdom */
import { watchPrinting } from './watchPrinting';

const SCHEME = 'data-mui-color-scheme';
const root = document.documentElement;

it("reports the start and end of printing once, until it's stopped", () => {
  const told: boolean[] = [];
  const unwatch = watchPrinting((isPrinting) => told.push(isPrinting));
  ['beforeprint', 'beforeprint', 'afterprint', 'afterprint'].forEach((name) =>
    window.dispatchEvent(new Event(name)),
  );
  unwatch();
  window.dispatchEvent(new Event('beforeprint'));
  expect(told).toEqual([true, false]);
});

it('keeps the document light meanwhile, whatever makes it dark', async () => {
  const unwatch = watchPrinting(() => {});
  window.dispatchEvent(new Event('beforeprint'));
  root.setAttribute(SCHEME, 'dark');
  await Promise.resolve();
  expect(root).toHaveAttribute(SCHEME, 'light');
  window.dispatchEvent(new Event('afterprint'));
  root.setAttribute(SCHEME, 'dark');
  await Promise.resolve();
  expect(root).toHaveAttribute(SCHEME, 'dark');
  unwatch();
});
