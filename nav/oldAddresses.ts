/** Old roots of groups of pages, from before the docs had their own, and their current roots. */
export const OLD_ROOTS = [
  { from: '/components/data-grid/', to: 'react-data-grid/' },
  { from: '/api/data-grid/', to: 'api/data-grid/' },
] as const;

/**
 * Single pages that used to be outside the docs, or left them. A target that isn't a full URL is a
 * page below the root of the current version. An entry takes effect once its page is written.
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
