/**
 * What axe finds in the markup that old libraries render by themselves, by path and the rule it
 * breaks. `within` is the library's own element; the same rule outside of it still counts.
 */
export const OLD_VIOLATIONS: readonly {
  paths: RegExp;
  rule: string;
  within: string;
  reason: string;
}[] = [
  {
    paths: /^\/x\/v[654]\//,
    rule: 'aria-required-children',
    within: 'MuiDataGrid-root',
    reason: 'The grid role stands on the root, which holds the footer too; v7 moved it inside.',
  },
  {
    paths: /^\/x\/v[654]\//,
    rule: 'scrollable-region-focusable',
    within: 'MuiDataGrid-virtualScroller',
    reason: 'Until it is first focused, only a column header of the grid can be.',
  },
  {
    paths: /^\/x\/v4\//,
    rule: 'scrollable-region-focusable',
    within: 'MuiDataGrid-window',
    reason: 'The same, by the name that the scroller had.',
  },
];

/** Whether a finding of axe (`rule: html …`) is of an old library's own doing. */
export function isOldViolation(path: string, finding: string): boolean {
  return OLD_VIOLATIONS.some(
    ({ paths, rule, within }) =>
      paths.test(path) && finding.startsWith(`${rule}:`) && finding.includes(within),
  );
}
