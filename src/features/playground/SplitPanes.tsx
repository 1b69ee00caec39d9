import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePreferences } from '../preferences';
import { getSplitAt, moveSplit, readSplit, SPLIT, writeSplit } from './split';
import styles from './SplitPanes.module.css';
import { t } from './texts';

const subscribe = () => () => {};
const getServerSplit = () => SPLIT.default;

interface SplitPanesProps {
  code: ReactNode;
  result: ReactNode;
  /** The pane that a phone shows. */
  view: 'code' | 'result';
}

/** Code and result: side by side with a movable separator, stacked, or only one of them. */
export function SplitPanes({ code, result, view }: SplitPanesProps) {
  const stored = useSyncExternalStore(subscribe, readSplit, getServerSplit);
  const [moved, setMoved] = useState<number>();
  const [isDragging, setIsDragging] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const isRtl = usePreferences().theme.direction === 'rtl';
  const percent = moved ?? stored;

  const moveTo = (next: number | undefined) => {
    if (next !== undefined) {
      setMoved(next);
      writeSplit(next);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = moveSplit(percent, event.key, isRtl);
    if (next !== undefined) {
      event.preventDefault();
      moveTo(next);
    }
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = ref.current?.getBoundingClientRect();
    if (isDragging && box) {
      moveTo(getSplitAt(event.clientX, box, isRtl));
    }
  };

  return (
    <div
      ref={ref}
      className={styles.panes}
      data-view={view}
      data-dragging={isDragging || undefined}
      style={{ '--split': `${percent}%` } as CSSProperties}
    >
      <section id="playground-code" className={styles.code} aria-label={t('code')}>
        {code}
      </section>
      {/* A movable separator is a widget: https://www.w3.org/TR/wai-aria-1.2/#separator */}
      <div
        role="separator"
        aria-label={t('separator')}
        aria-orientation="vertical"
        aria-controls="playground-code"
        aria-valuemin={SPLIT.min}
        aria-valuemax={SPLIT.max}
        aria-valuenow={percent}
        tabIndex={0}
        className={styles.separator}
        onKeyDown={handleKey}
        onDoubleClick={() => moveTo(SPLIT.default)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setIsDragging(true);
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => setIsDragging(false)}
      />
      <section className={styles.result} aria-label={t('result')}>
        {result}
      </section>
    </div>
  );
}
