import type { RunnerTheme } from '@site/src/lib/contracts/runner';
import { mountProgram, type MountedProgram, type Run } from './mountProgram';

/** A program that fails this soon after it appeared, in ms, would fail again. */
const STABLE_AFTER = 1000;

/** How many programs are kept to go back to. */
const REMEMBERED = 3;

interface StageOptions {
  element: HTMLElement;
  theme: RunnerTheme;
  onRendered: (runId: number) => void;
  onError: (error: unknown, runId: number) => void;
  /** Called when another program is on screen. */
  onShown: (element: HTMLElement) => void;
}

interface Shown {
  run: Run;
  mounted: MountedProgram;
  since: number;
  isBroken: boolean;
  /** The programs that were on screen before, latest first. */
  before: readonly Run[];
}

export interface Stage {
  show: (run: Run) => void;
  setTheme: (theme: RunnerTheme) => void;
  /** Whether a program is being tried out of sight. */
  isTrying: () => boolean;
  /** The run ID of the program on screen. */
  getRunId: () => number | undefined;
}

/**
 * Where programs run. A new one is tried out of sight and replaces the previous one only once it's
 * rendered and its effects have run; if it fails, the previous one stays. One that fails later is
 * restarted, or replaced with the one before if it had just appeared.
 */
export function createStage(options: StageOptions): Stage {
  const { element, onRendered, onError, onShown } = options;
  let { theme } = options;
  let shown: Shown | undefined;
  let candidate: MountedProgram | undefined;

  function listFallbacks(): readonly Run[] {
    if (!shown) {
      return [];
    }
    const isWorthKeeping = !shown.isBroken || performance.now() - shown.since >= STABLE_AFTER;
    return isWorthKeeping ? [shown.run, ...shown.before].slice(0, REMEMBERED) : shown.before;
  }

  function promote(run: Run, mounted: MountedProgram, before: readonly Run[]) {
    candidate = undefined;
    shown?.mounted.unmount();
    shown = { run, mounted, since: performance.now(), isBroken: false, before };
    mounted.element.classList.remove('is-waiting');
    onShown(mounted.element);
  }

  /** Restores a program that was on screen before, without notifying the page. */
  function recover(fallbacks: readonly Run[]) {
    if (shown?.isBroken) {
      tryRuns(fallbacks, false);
    }
  }

  function tryRuns([run, ...others]: readonly Run[], isNew: boolean) {
    candidate?.unmount();
    candidate = undefined;
    if (!run) {
      return;
    }
    const mounted = mountProgram({
      stage: element,
      run,
      theme,
      onSettled() {
        if (candidate === mounted) {
          promote(run, mounted, others);
          if (isNew) {
            onRendered(run.runId);
          }
        }
      },
      onError(error) {
        if (candidate === mounted) {
          mounted.unmount();
          candidate = undefined;
          if (isNew) {
            onError(error, run.runId);
          }
          recover(isNew ? listFallbacks() : others);
        } else if (shown?.mounted === mounted && !shown.isBroken) {
          shown.isBroken = true;
          onError(error, run.runId);
          if (!candidate) {
            recover(listFallbacks());
          }
        }
      },
    });
    candidate = mounted;
  }

  return {
    show: (run) => tryRuns([run, ...listFallbacks()], true),
    setTheme(next) {
      theme = next;
      shown?.mounted.setTheme(theme);
      candidate?.setTheme(theme);
    },
    isTrying: () => candidate !== undefined,
    getRunId: () => shown?.run.runId,
  };
}
