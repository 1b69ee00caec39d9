/** The index of the tab that a key moves to; undefined for other keys. Wraps around at the ends. */
export function getTabTarget(
  key: string,
  index: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
    Home: -index,
    End: count - 1 - index,
  };
  const step = steps[key];
  return step === undefined ? undefined : (index + step + count) % count;
}
