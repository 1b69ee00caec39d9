/** The target of a short link: one of our pages (and a heading on it), or an external URL. */
export type ShortLink = { page: string; hash?: string } | { address: string };

/** The reference site, for everything without a page here (yet). */
export const REFERENCE_SITE = 'https://mui.com/x/';

/**
 * Permanent URLs (`/r/<name>`) used in published packages, READMEs and emails. Their targets can
 * change, but none of them may ever be removed. Pages are relative to the root of the current
 * version; until a page is written, its link points to the reference site.
 */
export const SHORT_LINKS: Readonly<Record<`x-${string}`, ShortLink>> = {
  'x-get-license': { address: 'https://mui.com/pricing/' },
  'x-license': { page: 'introduction/licensing' },
  'x-license-eula': { address: 'https://mui.com/legal/mui-x-eula/' },
  'x-license-annual': { address: 'https://mui.com/legal/mui-x-eula/#annual-license' },
  'x-license-trial': {
    page: 'introduction/licensing',
    hash: '#try-pro-or-premium-without-a-license',
  },
  'x-license-key-installation': {
    page: 'introduction/licensing',
    hash: '#license-key-installation',
  },
  'x-data-grid-no-dimensions': { page: 'react-data-grid/layout' },
  'x-technical-support': { page: 'introduction/support', hash: '#technical-support' },
  'x-issue-template': { address: 'https://codesandbox.io/s/mui-x-issue-template-qtf00h' },
  'x-pro-svg': { address: 'https://mui.com/static/x/pro.svg' },
  'x-pro-svg-link': { page: 'introduction/licensing', hash: '#pro-plan' },
  'x-premium-svg': { address: 'https://mui.com/static/x/premium.svg' },
  'x-premium-svg-link': { page: 'introduction/licensing', hash: '#premium-plan' },
  'x-telemetry-postinstall-troubleshoot': {
    page: 'guides/telemetry',
    hash: '#values-written-at-installation',
  },
};
