import { useEffect, useLayoutEffect, useState } from 'react';
import { createStage, type Stage } from './createStage';

jest.mock('runner-registry', () => jest.requireActual<object>('@site/docs/_libraries'), {
  virtual: true,
});

const theme = {
  mode: 'light',
  direction: 'ltr',
  dense: false,
  fills: false,
} as const;

let element: HTMLElement;
let stage: Stage;
let log: string[];

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  log = [];
  element = document.body.appendChild(document.createElement('div'));
  stage = createStage({
    element,
    theme,
    onRendered: (runId) => log.push(`rendered ${runId}`),
    onError: (error, runId) => log.push(`failed ${runId}: ${(error as Error).message}`),
    onShown: () => {},
  });
});

afterEach(() => element.remove());

async function waitFor(check: () => boolean): Promise<void> {
  for (let count = 0; !check(); count += 1) {
    if (count > 300) {
      throw new Error(`Timed out. So far: ${log.join(', ')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const getButton = () =>
  element.querySelector<HTMLButtonElement>('.program:not(.is-waiting) button');

const getText = () => element.querySelector('.program:not(.is-waiting)')?.textContent ?? '';

async function show(runId: number, component: () => React.ReactNode, styles: string[] = []) {
  const before = log.length;
  stage.show({ runId, component, styles });
  await waitFor(() => log.length > before);
}

function Good() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>good {count}</button>;
}

it("shows a program once it's rendered", async () => {
  await show(1, Good);
  expect(log).toEqual(['rendered 1']);
  expect(getText()).toBe('good 0');
});

const FAILING: [string, () => React.ReactNode][] = [
  [
    'throws while it renders',
    () => {
      throw new Error('no');
    },
  ],
  [
    'throws in an effect',
    () => {
      useEffect(() => {
        throw new Error('no');
      }, []);
      return 'bad';
    },
  ],
  [
    'sets its state in render, endlessly',
    () => {
      const [count, setCount] = useState(0);
      setCount(count + 1);
      return count;
    },
  ],
  [
    'sets its state in a layout effect, endlessly',
    () => {
      const [count, setCount] = useState(0);
      useLayoutEffect(() => setCount(count + 1), [count]);
      return count;
    },
  ],
];

it.each(FAILING)('keeps the previous one, with its state, if the next %s', async (_name, Bad) => {
  await show(1, Good);
  getButton()?.click();
  await waitFor(() => getText() === 'good 1');
  await show(2, Bad);
  expect(log).toEqual(['rendered 1', expect.stringMatching(/^failed 2: /)]);
  expect(getText()).toBe('good 1');
  await waitFor(() => element.querySelectorAll('.program').length === 1);
});

it('goes back to the previous one if a program fails right after it appeared', async () => {
  await show(1, Good);
  await show(2, () => {
    const [hasFailed, setHasFailed] = useState(false);
    if (hasFailed) {
      throw new Error('late');
    }
    return <button onClick={() => setHasFailed(true)}>bad</button>;
  });
  getButton()?.click();
  await waitFor(() => getText() === 'good 0');
  expect(log).toEqual(['rendered 1', 'rendered 2', 'failed 2: late']);
});

it('restarts a program that fails after a while', async () => {
  await show(1, () => {
    const [count, setCount] = useState(0);
    if (count > 1) {
      throw new Error('late');
    }
    return <button onClick={() => setCount(count + 1)}>count {count}</button>;
  });
  const now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
  getButton()?.click();
  await waitFor(() => getText() === 'count 1');
  getButton()?.click();
  await waitFor(() => getText() === 'count 0');
  expect(log).toEqual(['rendered 1', 'failed 1: late']);
});

it("removes a program's style sheets along with it", async () => {
  const getStyles = () => document.head.textContent ?? '';
  await show(1, Good, ['.first {}']);
  await show(2, Good, ['.second {}']);
  await waitFor(() => !getStyles().includes('.first'));
  expect(getStyles()).toMatch(/@layer utilities \{\s*\.second/);
});

it('changes its look without restarting the program', async () => {
  await show(1, Good);
  getButton()?.click();
  await waitFor(() => getText() === 'good 1');
  stage.setTheme({ ...theme, direction: 'rtl', mode: 'dark' });
  const root = document.documentElement;
  await waitFor(() => root.getAttribute('data-mui-color-scheme') === 'dark');
  expect(getText()).toBe('good 1');
});
