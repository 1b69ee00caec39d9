import { readStorage, writeStorage } from '@site/src/lib/storage';

/** The code's share of the width, in percent. */
export const SPLIT = { min: 20, max: 80, default: 50, step: 2 };

const KEY = 'playground-split';

export function clampSplit(percent: number): number {
  return Math.round(Math.min(SPLIT.max, Math.max(SPLIT.min, percent)));
}

/** The share after a key press; undefined for keys that don't move the separator. */
export function moveSplit(percent: number, key: string, isRtl: boolean): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const next: Record<string, number> = {
    [forward]: percent + SPLIT.step,
    [back]: percent - SPLIT.step,
    Home: SPLIT.min,
    End: SPLIT.max,
  };
  return next[key] === undefined ? undefined : clampSplit(next[key]);
}

/** The share that puts the separator under the pointer. */
export function getSplitAt(
  clientX: number,
  { left, right, width }: Pick<DOMRect, 'left' | 'right' | 'width'>,
  isRtl: boolean,
): number {
  return width === 0
    ? SPLIT.default
    : clampSplit(((isRtl ? right - clientX : clientX - left) / width) * 100);
}

export function readSplit(): number {
  const stored = Number(readStorage(KEY) ?? Number.NaN);
  return Number.isFinite(stored) ? clampSplit(stored) : SPLIT.default;
}

export function writeSplit(percent: number): void {
  writeStorage(KEY, String(percent));
}
