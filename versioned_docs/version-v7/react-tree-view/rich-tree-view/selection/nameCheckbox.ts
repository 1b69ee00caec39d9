/** For `slotProps.item` of a tree with `TreeItem2`: names each checkbox after its item. */
export function nameCheckbox({ label }: { label: string }) {
  const checkbox = { tabIndex: -1, inputProps: { 'aria-label': label } };
  return { slotProps: { checkbox } };
}
