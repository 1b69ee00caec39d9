/** Where all pages of a kind stood before the docs had a place of their own, and where they are now. */
export const OLD_ROOTS = [
  { from: '/components/data-grid/', to: 'react-data-grid/' },
  { from: '/api/data-grid/', to: 'api/data-grid/' },
] as const;

/**
 * Single pages that stood outside the docs, or left them. What is no whole address is a page below
 * the root of the current version; an entry whose page is not written yet waits for it.
 */
export const OLD_PAGES: Readonly<Record<string, string>> = {
  '/components/data-grid/rendering/': 'react-data-grid/layout/',
  '/components/pickers/': 'react-date-pickers/',
  '/components/date-picker/': 'react-date-pickers/date-picker/',
  '/components/time-picker/': 'react-date-pickers/time-picker/',
  '/components/date-time-picker/': 'react-date-pickers/date-time-picker/',
  '/components/date-range-picker/': 'react-date-pickers/date-range-picker/',
  '/components/tree-view/': 'react-tree-view/',
  '/material-ui/react-date-picker/': 'react-date-pickers/date-picker/',
  '/material-ui/react-time-picker/': 'react-date-pickers/time-picker/',
  '/material-ui/react-date-time-picker/': 'react-date-pickers/date-time-picker/',
  '/material-ui/react-date-range-picker/': 'react-date-pickers/date-range-picker/',
  '/material-ui/react-tree-view/': 'react-tree-view/',
  '/api/tree-view/': 'api/tree-view/simple-tree-view/',
  '/api/tree-item/': 'api/tree-view/tree-item/',
  '/x/license/': 'https://mui.com/legal/mui-x-eula/',
  '/x/react-data-grid/editing-legacy/': 'https://v5.mui.com/x/react-data-grid/editing-legacy/',
};
