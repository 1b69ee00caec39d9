/** Bytes in thousands, with one decimal below 100: `12.3`, `140`. */
export function formatKilobytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes.toFixed(kilobytes < 100 ? 1 : 0);
}
