/** For `slotProps.item`: names each checkbox after its item. */
export function nameCheckbox({ label }: { label: string }) {
  const checkbox = { tabIndex: -1, slotProps: { input: { 'aria-label': label } } };
  return { slotProps: { checkbox } };
}
