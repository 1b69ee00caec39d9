import { render, screen } from '@testing-library/react';
import { BADGE_KINDS } from '@site/src/lib/badgeKinds';
import { listBadges } from './badges';
import { Badge } from './Badge';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children, ...props }: { to: string; children: string }) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));

const mockLocation = { pathname: '/x/react-data-grid/' };
jest.mock('@docusaurus/router', () => ({ useLocation: () => mockLocation }));

beforeEach(() => {
  mockLocation.pathname = '/x/react-data-grid/';
});

it('links a plan to the licensing page under its full name', () => {
  render(<Badge kind="premium" />);
  const link = screen.getByRole('link', { name: 'Premium plan' });
  expect(link).toHaveAttribute('href', '/x/introduction/licensing/#premium-plan');
  expect(link).toHaveTextContent('Premium');
});

it('links to the licensing page of the current docs version', () => {
  mockLocation.pathname = '/x/v5/react-data-grid/';
  render(<Badge kind="pro" />);
  expect(screen.getByRole('link', { name: 'Pro plan' })).toHaveAttribute(
    'href',
    '/x/v5/introduction/licensing/#pro-plan',
  );
});

it("is text with an accessible name if it can't be a link", () => {
  render(<Badge kind="pro" linked={false} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByTitle(/Pro/)).toHaveTextContent(/^Pro plan$/);
});

it('shows unstable as Preview', () => {
  render(<Badge kind="unstable" />);
  expect(screen.getByText('Preview')).toBeInTheDocument();
});

it('lists the badges of an entry in a fixed order', () => {
  expect(listBadges({})).toEqual([]);
  expect(listBadges({ unstable: true, planned: true, newFeature: true, plan: 'pro' })).toEqual(
    BADGE_KINDS.filter((kind) => kind !== 'premium'),
  );
});
