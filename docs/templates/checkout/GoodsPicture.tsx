import * as React from 'react';
import type { GoodsShape } from './goods';

/** Drawn in two tones: strokes in the text color, surfaces in a tint of the accent color. */
const shapes: Record<GoodsShape, React.ReactNode> = {
  stool: (
    <React.Fragment>
      <path d="M17 21 12 53M47 21l5 32M28 21l-2 30M36 21l2 30M15 41h34" />
      <rect x={10} y={13} width={44} height={8} rx={4} data-surface="" />
    </React.Fragment>
  ),
  lamp: (
    <React.Fragment>
      <path d="M32 30v22M20 53h24M38 30v8" />
      <path d="M24 11h16l8 19H16z" data-surface="" />
    </React.Fragment>
  ),
  shelf: (
    <React.Fragment>
      <path d="M15 43v7M49 43v7M20 36V17h7v19M29 36V21h6v15m3 0 4-16 6 2-4 14" />
      <rect x={7} y={36} width={50} height={7} rx={2} data-surface="" />
    </React.Fragment>
  ),
};

export default function GoodsPicture({ shape }: { shape: GoodsShape }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={56}
      height={56}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {shapes[shape]}
    </svg>
  );
}
