import { createComponentPage } from '@site/src/lib/apiPage/testPages';
import { render, screen } from '@testing-library/react';
import { ApiContent } from './ApiContent';
import { renderApiPage } from './renderApiPage';

jest.mock('@docusaurus/router', () => {
  const location = { hash: '' };
  return { useHistory: () => ({ push: jest.fn() }), useLocation: () => location };
});
jest.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({ withBaseUrl: (path: string) => `/docs${path}` }),
}));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: () => {}, collectLink: () => {} }),
}));
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => true }));

const markup = renderApiPage(createComponentPage(), '/docs/');

it('shows fetched content in the layouts chosen by the reader and makes it filterable', async () => {
  localStorage.setItem('dataGrid_apiPage_props', 'collapsed');
  const body = `<main><div data-static-markup="reference">${markup}</div></main>`;
  window.fetch = jest.fn().mockResolvedValue({ ok: true, text: () => Promise.resolve(body) });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(<ApiContent page={{ url: '/x/api/data-grid/data-grid/' }} />);
  expect(screen.getByText('Loading the reference')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Props' });
  expect(window.fetch).toHaveBeenCalledWith('/docs/x/api/data-grid/data-grid/');
  expect(table.closest('[data-props]')).toHaveAttribute('data-props', 'collapsed');
  expect(table.closest('[data-slots]')).toHaveAttribute('data-slots', 'expanded');
  expect(await screen.findByRole('searchbox', { name: 'Filter' })).toBeVisible();
  localStorage.clear();
});
