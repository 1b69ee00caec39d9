import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemoManifest, DemoSources } from '@site/src/lib/contracts/demos';
import type { RunnerProgram } from '@site/src/lib/contracts/runner';
import type * as Editor from '../editor';
import { Demo } from './Demo';
import { formatEditHash } from '@site/src/lib/codeLink';

jest.mock('@docusaurus/theme-common', () => ({}));
jest.mock('@docusaurus/Link', () => ({ __esModule: true, default: () => null }));
jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));
jest.mock('@docusaurus/router', () => ({
  useLocation: () => ({ hash: window.location.hash, search: '' }),
  useHistory: jest.fn(),
}));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: () => {} }),
}));
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => true }));
jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => path }));
jest.mock('@site/src/components/useSiteFields', () => ({
  useSiteFields: () => ({ sourceUrl: 'https://example.com/', licenseKey: '', telemetry: false }),
}));
jest.mock('../ads', () => ({
  DemoAd: ({ title }: { title: string }) => <p>An ad below {title}</p>,
}));
jest.mock('../editor', () => ({
  ...jest.requireActual<typeof Editor>('../editor'),
  RunnerFrame: ({ program }: { program: RunnerProgram }) => (
    <pre data-testid="frame">{JSON.stringify({ program })}</pre>
  ),
  loadCodeEditor: () => new Promise(() => {}),
}));

const file = {
  name: 'Basic.tsx',
  code: 'const a = 1;\n<Basic />',
  html: 'const a = 1;\n<b>Basic</b>',
};
const source = {
  files: [file],
  preview: { code: '<Basic />', html: '&lt;Basic /&gt;', start: 13, end: 22, indent: 0 },
};
const sources: DemoSources = {
  name: 'Basic',
  path: 'docs/a/Basic.tsx',
  stylings: {
    system: { TS: source, JS: source, dependencies: {}, typeDependencies: {} },
  },
};
const manifest: DemoManifest = {
  name: 'Basic',
  id: 'a/Basic',
  version: 'v8',
  stylings: ['system'],
  previewLines: 1,
  sourceLines: 2,
  loadSources: () => Promise.resolve({ default: sources }),
  loadLibraries: () => import('@site/docs/_libraries'),
  components: { system: () => Promise.resolve({ default: () => <p>It runs</p> }) },
};

// Compiling Material UI and the toolbar takes longer than a test waits for a text.
beforeAll(
  () => Promise.all([import('@site/docs/_libraries'), import('./DemoRuntime'), import('./parts')]),
  60_000,
);

let isInView = true;

beforeEach(() => {
  isInView = true;
  window.IntersectionObserver = class {
    constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.notify([{ isIntersecting: isInView }]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.ResizeObserver = class {
    observe() {}
    disconnect() {}
    unobserve() {}
  };
});

it('shows only its frame and name until the reader is near', () => {
  isInView = false;
  render(<Demo title="Basics" height={100} demo={manifest} />);
  expect(screen.getByRole('region', { name: 'Basics demo' })).toHaveTextContent('Basic.tsx');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  expect(screen.queryByText('It runs')).not.toBeInTheDocument();
});

it('toggles between the preview and the source', async () => {
  render(<Demo title="Basics" height={100} demo={manifest} />);
  expect(await screen.findByText('It runs')).toBeInTheDocument();
  expect(await screen.findByText('<Basic />')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Expand code' }));
  expect(screen.getByRole('group', { name: 'Code of Basic.tsx' })).toHaveTextContent('const a');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse code' }));
  expect(screen.queryByText(/const a/)).not.toBeInTheDocument();
});

it('shows an ad below once the reader has opened its code, permanently', async () => {
  render(<Demo title="Basics" height={100} demo={manifest} />);
  const button = await screen.findByRole('button', { name: 'Expand code' });
  expect(screen.queryByText('An ad below Basics')).not.toBeInTheDocument();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse code' }));
  expect(screen.getByText('An ad below Basics')).toBeInTheDocument();
});

it('says "Show code" if there is no preview, and hides toolbar and code if requested', async () => {
  const { rerender } = render(
    <Demo title="Basics" height={100} codeOpen={false} demo={manifest} />,
  );
  expect(await screen.findByRole('button', { name: 'Show code' })).toBeInTheDocument();
  rerender(<Demo title="Basics" height={100} hideToolbar demo={manifest} />);
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

describe('with controls', () => {
  const template = [
    { code: '<Basic', html: '&lt;Basic' },
    {
      omit: [{ arg: 'size', is: 0 }],
      parts: [
        { code: ' size', html: ' size' },
        { arg: 'size', isAttribute: true as const },
      ],
    },
    { code: ' />', html: ' /&gt;' },
  ];
  const templates = { entry: template, preview: template };
  const controlled: DemoManifest = {
    ...manifest,
    loadSources: () =>
      Promise.resolve({
        default: {
          ...sources,
          controls: {
            argTypes: [
              {
                name: 'size',
                initial: 1,
                defaultValue: 0,
                control: { type: 'range', min: 0, max: 9, step: 1 },
              },
            ],
            templates: { system: { TS: templates, JS: templates } },
          },
        },
      }),
    components: {
      system: () => Promise.resolve({ default: ({ size }) => <p>It has the size {size}</p> }),
    },
  };

  beforeAll(() => import('./controls'));

  it('the running demo and its code are updated', async () => {
    render(<Demo title="Basics" height={100} controls demo={controlled} />);
    expect(await screen.findByText('It has the size 1')).toBeInTheDocument();
    const code = await screen.findByRole('group', { name: 'Preview of the code: Basics' });
    expect(code).toHaveTextContent('<Basic size={1} />');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '7' } });
    expect(screen.getByText('It has the size 7')).toBeInTheDocument();
    expect(code).toHaveTextContent('<Basic size={7} />');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    expect(code).toHaveTextContent('<Basic />');
  });
});

it('runs in its own document if requested', async () => {
  render(<Demo title="Basics" height={100} iframe demo={manifest} />);
  const frame = JSON.parse((await screen.findByTestId('frame')).textContent);
  expect(frame.program.files).toEqual([{ name: file.name, code: file.code }]);
  expect(screen.queryByText('It runs')).not.toBeInTheDocument();
});

describe('code from a link', () => {
  const stranger = [{ name: 'Basic.tsx', code: 'stranger()' }];
  const open = () => render(<Demo title="Basics" height={100} demo={manifest} />);
  const getProgram = () =>
    (JSON.parse(screen.getByTestId('frame').textContent) as { program: RunnerProgram }).program;

  beforeEach(() => {
    sessionStorage.clear();
    window.location.hash = formatEditHash('system-Basic', stranger);
  });
  afterEach(() => {
    window.location.hash = '';
  });

  it("is open but doesn't run until the reader runs it", async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Run this code' });
    expect(button).toHaveAccessibleDescription(/came with the link. Read it/);
    expect(screen.getByText('Start of the demo: Basics')).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Code of Basic.tsx' })).toHaveTextContent(
      'stranger()',
    );
    expect(screen.queryByTestId('frame')).not.toBeInTheDocument();
    expect(screen.queryByText('It runs')).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(getProgram().files).toEqual(stranger);
    expect(screen.queryByRole('button', { name: 'Run this code' })).not.toBeInTheDocument();
    expect(screen.getByText('Start of the demo: Basics')).toHaveFocus();
  });

  it('runs immediately after a reload, and requires another confirmation if it has changed', async () => {
    const first = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Run this code' }));
    first.unmount();
    const second = open();
    await waitFor(() => expect(getProgram().files).toEqual(stranger));
    second.unmount();
    window.location.hash = formatEditHash('system-Basic', [{ ...stranger[0]!, code: 'other()' }]);
    open();
    expect(await screen.findByRole('button', { name: 'Run this code' })).toBeInTheDocument();
  });
});
