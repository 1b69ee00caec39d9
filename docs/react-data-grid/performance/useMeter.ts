import * as React from 'react';
import { useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

export interface Run {
  number: number;
  rows: { id: number }[];
  columns: GridColDef[];
  startedAt: number;
}

export interface Result {
  run: Run;
  /** Milliseconds from the button press to the first frame that finds a row. */
  firstRow: number;
  fps: number;
  /** The longest pause between two frames, in milliseconds. */
  longest: number;
}

const duration = 2000;
const pixelsPerMs = 4;

/** After the first row, scrolls down for two seconds and counts frames. */
export function useMeter(run: Run | null, onResult: (result: Result) => void) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    if (!run) {
      return undefined;
    }
    let firstRow = 0;
    let [start, previous, frames, longest] = [0, 0, 0, 0];
    let frame = requestAnimationFrame(function step(now) {
      if (start > 0) {
        frames += 1;
        longest = Math.max(longest, now - previous);
        apiRef.current?.scroll({ top: (now - start) * pixelsPerMs });
      } else if (firstRow > 0) {
        start = now;
      } else if (apiRef.current?.getRowElement(1)) {
        firstRow = performance.now() - run.startedAt;
      }
      previous = now;
      if (start > 0 && now - start >= duration) {
        const fps = (frames * 1000) / (now - start);
        onResult({ run, firstRow, fps, longest });
      } else {
        frame = requestAnimationFrame(step);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [run, apiRef, onResult]);

  return apiRef;
}
