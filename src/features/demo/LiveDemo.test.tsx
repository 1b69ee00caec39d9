import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LiveDemo } from './LiveDemo';

jest.mock('@docusaurus/theme-common', () => ({}));
jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));
jest.mock('@site/src/components/usePagePath', () => ({
  usePagePath: () => '/x/v7/react-charts/',
}));
jest.mock('@site/src/components/useSiteFields', () => ({
  useSiteFields: () => ({
    repositoryUrl: 'https://example.com/lib',
    libraryVersion: '8.7.0',
    libraryVersions: { v7: '7.29.13' },
    licenseKey: '',
    telemetry: false,
  }),
}));

function Good() {
  return <p>It runs</p>;
}

function Endless() {
  const [count, setCount] = useState(0);
  // oxlint-disable-next-line react/set-state-in-render -- the diagnostic that is shown
  setCount(count + 1);
  return <p>{count}</p>;
}

/** React logs what an error boundary catches. */
function expectReports(): jest.SpyInstance {
  return jest.spyOn(console, 'error').mockImplementation(() => {});
}

const loadLibraries = () => import('@site/docs/_libraries');

// Compiling Material UI takes longer than a test waits for a text.
beforeAll(() => Promise.all([import('./DemoRuntime'), loadLibraries()]), 60_000);

it('runs a demo', async () => {
  render(
    <LiveDemo
      name="Good"
      load={() => Promise.resolve({ default: Good })}
      loadLibraries={loadLibraries}
    />,
  );
  expect(await screen.findByText('It runs')).toBeInTheDocument();
});

it('shows a message instead of a demo that renders endlessly', async () => {
  const reports = expectReports();
  render(
    <LiveDemo
      name="Endless"
      load={() => Promise.resolve({ default: Endless })}
      loadLibraries={loadLibraries}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /This demo failed: Too many re-renders/,
  );
  const report = screen.getByRole<HTMLAnchorElement>('link', { name: 'Report the error' });
  expect(report.href).toContain('https://example.com/lib/issues/new?title=');
  // The version that the page documents.
  expect(report.href).toContain('7.29.13');
  expect(reports).toHaveBeenCalled();
});

it("offers to retry if the code couldn't be loaded", async () => {
  expectReports();
  const failure = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const load = jest
    .fn<Promise<{ default: typeof Good }>, []>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue({ default: Good });
  render(<LiveDemo name="Good" load={load} loadLibraries={loadLibraries} />);
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the demo");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('It runs')).toBeInTheDocument();
});
