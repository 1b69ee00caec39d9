import type { FromRunner, RunnerDiagnostic, RunnerProgram } from '@site/src/lib/contracts/runner';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RunnerFrame, type RunnerFrameProps } from './RunnerFrame';

jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (path: string) => `/base/${path}`,
}));
jest.mock('@site/src/components/useSiteFields', () => ({
  useSiteFields: () => ({ licenseKey: 'key' }),
}));

const theme = {
  mode: 'light',
  direction: 'ltr',
  dense: false,
  fills: false,
} as const;

const createProgram = (code: string): RunnerProgram => ({
  files: [{ name: 'Demo.tsx', code }],
  styling: 'system',
});

const diagnostic: RunnerDiagnostic = { message: 'Unexpected token', file: 'Demo.tsx', line: 1 };

const onDiagnostic = jest.fn();
const onRendered = jest.fn();
const onHeight = jest.fn();

function createProps(props: Partial<RunnerFrameProps> = {}): RunnerFrameProps {
  return {
    title: 'Pinned columns, edited',
    version: 'v8',
    program: createProgram('one'),
    theme,
    onDiagnostic,
    onRendered,
    onHeight,
    ...props,
  };
}

const getFrame = () => screen.getByTitle<HTMLIFrameElement>('Pinned columns, edited');

/** What the frame has been sent so far, except pings. */
function listSent(post: jest.SpyInstance) {
  return post.mock.calls.map(([message]) => message).filter(({ type }) => type !== 'ping');
}

const spyOnFrame = () => jest.spyOn(getFrame().contentWindow!, 'postMessage');

function say(data: FromRunner, source: Window | null = getFrame().contentWindow) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, source }));
  });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** A frame whose runner is ready, with what it's sent from then on. */
function renderReady(props?: Partial<RunnerFrameProps>) {
  const view = render(<RunnerFrame {...createProps(props)} />);
  const post = spyOnFrame();
  say({ type: 'ready' });
  const update = (next: Partial<RunnerFrameProps>) =>
    view.rerender(<RunnerFrame {...createProps({ ...props, ...next })} />);
  return { post, update };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

it('embeds the runner of its version in a sandbox', () => {
  render(<RunnerFrame {...createProps({ minHeight: 320 })} />);
  expect(getFrame()).toHaveAttribute('sandbox', 'allow-scripts');
  expect(getFrame()).toHaveAttribute('src', '/base/runner/v8/');
  expect(getFrame()).toHaveStyle({ colorScheme: 'light' });
  expect(getFrame().parentElement).toHaveStyle({ '--height': '320px' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('embeds the runner from another origin if the deployer has configured one', () => {
  const config = document.createElement('script');
  Object.assign(config, { type: 'application/json', id: 'runner-config' });
  config.textContent = JSON.stringify({ origin: 'https://runner.example' });
  document.head.append(config);
  render(<RunnerFrame {...createProps()} />);
  config.remove();
  expect(getFrame()).toHaveAttribute('src', 'https://runner.example/base/runner/v8/');
  expect(getFrame()).toHaveAttribute('sandbox', 'allow-scripts');
});

it("runs the program as soon as the frame is ready, and reports that it's on screen", () => {
  const { post } = renderReady();
  expect(listSent(post)).toEqual([
    { type: 'run', runId: 1, program: createProgram('one'), theme, licenseKey: 'key' },
  ]);
  say({ type: 'rendered', runId: 1 });
  expect(onDiagnostic).toHaveBeenLastCalledWith(undefined);
  expect(onRendered).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('accepts a response from a frame that was ready before the page listened', () => {
  render(<RunnerFrame {...createProps()} />);
  const post = spyOnFrame();
  say({ type: 'pong', pingId: 0 });
  say({ type: 'ready' });
  expect(listSent(post)).toHaveLength(1);
});

it('only listens to its own frame', () => {
  render(<RunnerFrame {...createProps()} />);
  const post = spyOnFrame();
  say({ type: 'ready' }, window);
  say({ type: 'ready' }, null);
  expect(listSent(post)).toEqual([]);
});

it("runs a changed program once it hasn't changed for a while", () => {
  const { post, update } = renderReady();
  update({ program: createProgram('two') });
  pass(200);
  update({ program: createProgram('three') });
  pass(299);
  expect(listSent(post)).toHaveLength(1);
  pass(1);
  expect(listSent(post)[1]).toMatchObject({ runId: 2, program: createProgram('three') });
});

it('sends a changed theme immediately', () => {
  const { post, update } = renderReady();
  update({ theme: { ...theme, mode: 'dark' } });
  expect(listSent(post)[1]).toEqual({ type: 'theme', theme: { ...theme, mode: 'dark' } });
  expect(getFrame()).toHaveStyle({ colorScheme: 'dark' });
});

it('reports a diagnostic after a delay, unless it has been fixed', () => {
  const { update } = renderReady();
  say({ type: 'failed', runId: 1, diagnostic });
  pass(299);
  expect(onDiagnostic).not.toHaveBeenCalled();
  pass(1);
  expect(onDiagnostic).toHaveBeenLastCalledWith(diagnostic);

  onDiagnostic.mockClear();
  update({ program: createProgram('two') });
  pass(300);
  say({ type: 'failed', runId: 2, diagnostic });
  pass(100);
  update({ program: createProgram('three') });
  pass(300);
  say({ type: 'rendered', runId: 3 });
  pass(1000);
  expect(onDiagnostic.mock.calls).toEqual([[undefined]]);
});

it('ignores the results of an older program', () => {
  const { update } = renderReady();
  update({ program: createProgram('two') });
  pass(300);
  say({ type: 'failed', runId: 1, diagnostic });
  say({ type: 'rendered', runId: 1 });
  pass(1000);
  expect(onDiagnostic).not.toHaveBeenCalled();
});

it('is as high as the content requests, within limits', () => {
  renderReady({ minHeight: 200 });
  say({ type: 'height', height: 431 });
  expect(getFrame().parentElement).toHaveStyle({ '--height': '431px' });
  expect(onHeight).toHaveBeenLastCalledWith(431);
  say({ type: 'height', height: 20 });
  expect(getFrame().parentElement).toHaveStyle({ '--height': '200px' });
  say({ type: 'height', height: 1e6 });
  expect(onHeight).toHaveBeenLastCalledWith(3000);
});

describe('an unresponsive frame', () => {
  function hang() {
    const result = renderReady();
    say({ type: 'rendered', runId: 1 });
    for (let count = 0; count < 3; count += 1) {
      pass(1000);
      say({ type: 'pong', pingId: count });
    }
    pass(5000);
    expect(getFrame()).toBeInTheDocument();
    pass(1000);
    return result;
  }

  it('is removed, and restarted on request', () => {
    hang();
    expect(screen.queryByTitle('Pinned columns, edited')).not.toBeInTheDocument();
    expect(onDiagnostic).toHaveBeenLastCalledWith({
      message: "The code didn't respond, so it was stopped.",
    });
    fireEvent.click(screen.getByRole('button', { name: 'Run it again' }));
    const post = spyOnFrame();
    say({ type: 'ready' });
    expect(listSent(post)).toHaveLength(1);
  });

  it('is restarted when the program changes', () => {
    const { update } = hang();
    update({ program: createProgram('mended') });
    pass(300);
    const post = spyOnFrame();
    say({ type: 'ready' });
    expect(listSent(post)[0]).toMatchObject({ program: createProgram('mended') });
  });
});

it('gives up on a frame that navigated from the runner to another page', () => {
  renderReady();
  fireEvent.load(getFrame());
  fireEvent.load(getFrame());
  expect(onDiagnostic).toHaveBeenLastCalledWith({
    message: expect.stringContaining('another page'),
  });
  expect(screen.queryByTitle('Pinned columns, edited')).not.toBeInTheDocument();
});

it('gives up on a frame that never loads', () => {
  render(<RunnerFrame {...createProps()} />);
  pass(30_000);
  expect(onDiagnostic).toHaveBeenLastCalledWith({ message: expect.stringContaining('connection') });
});

it('waits for a program that has no files yet', () => {
  const { post, update } = renderReady({ program: { files: [], styling: 'system' } });
  expect(listSent(post)).toEqual([]);
  update({ program: createProgram('one') });
  pass(0);
  expect(listSent(post)).toHaveLength(1);
});

it.each<[string, Partial<RunnerFrameProps>]>([
  ['Tailwind', { program: { ...createProgram('one'), styling: 'Tailwind' } }],
  ['another version', { version: 'v7' }],
])('uses a new document for %s', (_name, props) => {
  const { update } = renderReady();
  const before = getFrame();
  update(props);
  expect(getFrame()).not.toBe(before);
});
