import type { NavEntry } from './types';

export const introduction: NavEntry = {
  pathname: '/x/introduction-group',
  title: 'Introduction',
  children: [
    { pathname: '/x/introduction', title: 'Overview' },
    { pathname: '/x/introduction/installation' },
    { pathname: '/x/introduction/licensing' },
    { pathname: '/x/introduction/support' },
    { pathname: '/x/introduction/known-problems' },
    { pathname: '/x/introduction/mcp', title: 'AI support via MCP', newFeature: true },
    { pathname: '/x/introduction/priority-support', plan: 'premium', newFeature: true },
    { pathname: '/x/guides/telemetry', plan: 'pro' },
    { pathname: '/x/introduction/roadmap' },
  ],
};
