import type { ReactNode } from 'react';
import type { ProductSlug } from '@site/src/lib/products';
import styles from './Picture.module.css';

const ROWS = [0, 1, 2, 3, 4];
const WIDTHS = [72, 54, 88, 64, 80];

function GridPicture() {
  return (
    <>
      <rect className={styles.sunken} x="20" y="20" width="280" height="30" rx="6" />
      {[40, 130, 220].map((x) => (
        <rect key={x} className={styles.strong} x={x} y="31" width="50" height="8" rx="4" />
      ))}
      {ROWS.map((row) => (
        <g key={row} transform={`translate(0 ${50 + row * 30})`}>
          {row === 1 && <rect className={styles.tint} x="20" width="280" height="30" />}
          <path className={styles.line} d="M20 30h280" />
          <rect className={styles.soft} x="40" y="11" width={WIDTHS[row]} height="8" rx="4" />
          <rect
            className={styles.soft}
            x="130"
            y="11"
            width={WIDTHS[4 - row]! - 20}
            height="8"
            rx="4"
          />
          <rect
            className={row === 1 ? styles.primary : styles.soft}
            x="220"
            y="11"
            width="44"
            height="8"
            rx="4"
          />
        </g>
      ))}
    </>
  );
}

function CalendarPicture() {
  const days = Array.from({ length: 30 }, (_, index) => index);
  return (
    <>
      <rect className={styles.strong} x="70" y="26" width="76" height="9" rx="4" />
      <path className={styles.stroke} d="M222 25l-6 6 6 6M244 25l6 6-6 6" />
      {days.map((day) => {
        const cell = day + 2;
        const x = 72 + (cell % 7) * 29;
        const y = 68 + Math.floor(cell / 7) * 28;
        return day === 16 ? (
          <circle key={day} className={styles.primary} cx={x} cy={y} r="12" />
        ) : (
          <circle
            key={day}
            className={day > 16 && day < 21 ? styles.strong : styles.soft}
            cx={x}
            cy={y}
            r="4"
          />
        );
      })}
    </>
  );
}

function ChartPicture() {
  const bars = [70, 110, 90, 140, 120, 60];
  return (
    <>
      {[40, 80, 120, 160].map((y) => (
        <path key={y} className={styles.line} d={`M40 ${y}h250`} />
      ))}
      {bars.map((height, index) => (
        <g key={height} transform={`translate(${52 + index * 40} 0)`}>
          <rect className={styles.primary} y={190 - height} width="12" height={height} rx="2" />
          <rect
            className={styles.soft}
            x="14"
            y={190 - height * 0.6}
            width="12"
            height={height * 0.6}
            rx="2"
          />
        </g>
      ))}
      <path className={styles.stroke} d="M40 20v170h250" />
    </>
  );
}

function TreePicture() {
  const items = [0, 1, 2, 2, 1, 0, 1];
  return (
    <>
      {items.map((depth, row) => (
        <g key={row} transform={`translate(${40 + depth * 26} ${28 + row * 25})`}>
          {row === 3 && (
            <rect className={styles.tint} x="-6" y="-10" width="190" height="24" rx="6" />
          )}
          {depth < 2 && <path className={styles.stroke} d="M0 0l4 4 4-4" />}
          <rect
            className={row === 3 ? styles.primary : styles.soft}
            x="16"
            y="-2"
            width={WIDTHS[row % 5]! + 20}
            height="8"
            rx="4"
          />
        </g>
      ))}
    </>
  );
}

const PICTURES: Record<ProductSlug, () => ReactNode> = {
  'data-grid': GridPicture,
  'date-pickers': CalendarPicture,
  charts: ChartPicture,
  'tree-view': TreePicture,
};

/** A drawing of a component, until the real one is loaded. */
export function Picture({ slug, label }: { slug: ProductSlug; label: string }) {
  const Drawing = PICTURES[slug];
  return (
    <svg className={styles.picture} viewBox="0 0 320 210" role="img" aria-label={label}>
      <Drawing />
    </svg>
  );
}
