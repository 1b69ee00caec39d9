import { whenIdle } from '@site/src/components/whenIdle';
import { useCallback, useEffect, useRef } from 'react';
import styles from './DemoSnapshot.module.css';
import { fillLaterSnapshot } from './fillLaterSnapshot';

/** Time for a demo to render in steps and for charts to animate behind the snapshot, in ms. */
const DRAWING_MS = 350;

/** Clicks older than this, in ms, aren't replayed. */
const PRESS_MS = 5000;

interface DemoSnapshotProps {
  /** ID of the demo (`DemoManifest`). */
  id: string;
  /** Whether the demo itself is rendered beneath. */
  isShown: boolean;
  /** Called when the snapshot is no longer needed, or never existed. */
  onGone: () => void;
}

/** Clicks the element that is now where the reader clicked. */
function press(x: number, y: number): void {
  const target = document.elementFromPoint(x, y);
  if (target instanceof HTMLElement || target instanceof SVGElement) {
    target.closest<HTMLElement>('[tabindex], button, input, a')?.focus();
    target.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y }),
    );
  }
}

/**
 * An image of the demo as markup. The build (`scripts/snapshots`) inserts it into the served HTML,
 * or into a document that the page fetches later. It's visible until the demo has rendered. A click
 * on it is replayed as soon as there is something to click. The client bundle has no snapshots and
 * leaves the served one alone.
 */
export function DemoSnapshot({ id, isShown, onGone }: DemoSnapshotProps) {
  const ref = useRef<HTMLDivElement | null>(null);
  const pressed = useRef<{ x: number; y: number; time: number }>();
  const setNode = useCallback(
    (node: HTMLDivElement | null) => {
      ref.current = node;
      if (node && !node.hasChildNodes()) {
        onGone();
      }
    },
    [onGone],
  );
  useEffect(() => {
    const node = ref.current;
    return node?.dataset.later ? whenIdle(() => void fillLaterSnapshot(node, onGone)) : undefined;
  }, [onGone]);
  useEffect(() => {
    const stage = ref.current?.parentElement;
    const keep = ({ clientX, clientY, timeStamp }: MouseEvent) => {
      const { left, top } = stage!.getBoundingClientRect();
      pressed.current = { x: clientX - left, y: clientY - top, time: timeStamp };
    };
    if (!isShown) {
      stage?.addEventListener('click', keep);
      return () => stage?.removeEventListener('click', keep);
    }
    const timer = setTimeout(() => {
      // What's below can be clicked from now on.
      ref.current!.hidden = true;
      const { x, y, time } = pressed.current ?? { x: 0, y: 0, time: -PRESS_MS };
      if (stage && performance.now() - time < PRESS_MS) {
        const { left, top } = stage.getBoundingClientRect();
        press(left + x, top + y);
      }
      onGone();
    }, DRAWING_MS);
    return () => clearTimeout(timer);
  }, [isShown, onGone]);
  return (
    <div
      ref={setNode}
      className={styles.snapshot}
      data-snapshot={id}
      // React 18 doesn't support this attribute.
      {...{ inert: '' }}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
