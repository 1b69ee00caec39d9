import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ApiExportEntry } from '@site/src/lib/contracts/apiExports';
import { enhance } from './enhance/enhance';
import { renderExports } from './renderExports';

const ENTRIES: ApiExportEntry[] = [
  { name: 'BarChart', kind: 'component', plan: 'community', path: '/x/api/charts/bar-chart/' },
  { name: 'OldChart', kind: 'component', plan: 'community', until: 'v7' },
  { name: 'useBarSeries', kind: 'hook', plan: 'community', since: 'v8' },
  { name: 'useFunnelSeries', kind: 'hook', plan: 'pro', since: 'v8', isDeprecated: true },
];

function show(): HTMLElement {
  const { container } = render(
    <main dangerouslySetInnerHTML={{ __html: renderExports(ENTRIES, '/docs/') }} />,
  );
  const main = container.querySelector('main')!;
  enhance(main, new AbortController().signal);
  return main;
}

const getGroup = (name: RegExp) => screen.getByRole('region', { name });

it('lists exports by kind, with removed ones at the end', () => {
  show();
  const hooks = within(getGroup(/hooks/)).getAllByRole('listitem');
  expect(hooks.map((item) => item.textContent)).toEqual([
    'useBarSeriessince v8',
    expect.stringMatching(/^useFunnelSeriesDeprecatedsince v8Pro/),
  ]);
  expect(within(getGroup(/No longer/)).getByText('until v7')).toBeInTheDocument();
});

it('shows how to call hooks', () => {
  const entry: ApiExportEntry = {
    ...{ name: 'useBarSeries', kind: 'hook', plan: 'community' },
    ...{ description: 'Reads `series`.', calls: ['useBarSeries(id: string): X'] },
  } as const;
  const { container } = render(
    <main dangerouslySetInnerHTML={{ __html: renderExports([entry], '/') }} />,
  );
  expect(container.querySelector('li')).toHaveTextContent('useBarSeries(id: string): X');
  expect(container.querySelector('li')).toHaveTextContent('Reads series.');
});

it('links to the pages of exports that have one', () => {
  show();
  expect(screen.getByRole('link', { name: 'BarChart' })).toHaveAttribute(
    'href',
    '/docs/x/api/charts/bar-chart/',
  );
  expect(screen.queryByRole('link', { name: 'OldChart' })).not.toBeInTheDocument();
});

it('can be filtered by names and majors', () => {
  const main = show();
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'funnel' } });
  expect(
    [...main.querySelectorAll('li')].filter(({ hidden }) => !hidden).map(({ id }) => id),
  ).toEqual(['export-useFunnelSeries']);
  expect(screen.getByText('1 of 4')).toBeInTheDocument();
});
