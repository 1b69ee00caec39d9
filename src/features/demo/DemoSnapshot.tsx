import { whenIdle } from '@site/src/components/whenIdle';
import { useCallback, useEffect, useRef } from 'react';
import styles from './DemoSnapshot.module.css';
import { fillLaterSnapshot } from './fillLaterSnapshot';

/** A demo draws itself in steps, and charts grow into their shape, behind the snapshot; in ms. */
const DRAWING_MS = 350;

/** A press that is older than this, in ms, is not made up for. */
const PRESS_MS = 5000;

interface DemoSnapshotProps {
  /** Id of the demo (`DemoManifest`). */
  id: string;
  /** Whether the demo itself stands beneath. */
  isShown: boolean;
  /** Told when the snapshot is not needed any more, or was never there. */
  onGone: () => void;
}

/** Presses what now stands where a reader has pressed. */
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
 * What the demo looks like. The build (`scripts/snapshots`) puts it into the served HTML, or into a
 * document that the page fetches later. It stands there until the demo has drawn itself. A press on
 * it is made up for as soon as there is something to press. The browser's build has no snapshot and
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
      // What is below it can be pressed from now on.
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
      // React 18 has no property of this name.
      {...{ inert: '' }}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
