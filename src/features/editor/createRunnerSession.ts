import type {
  FromRunner,
  RunnerDiagnostic,
  RunnerProgram,
  RunnerTheme,
  ToRunner,
} from '@site/src/lib/contracts/runner';

/**
 * How long a program must be unchanged before it runs, and how long before a diagnostic is shown,
 * in ms.
 */
const PAUSE = 300;

/** How often the frame is pinged, in ms, and how many responses it may miss. */
const PING_INTERVAL = 1000;
const MISSED_PINGS = 5;

/** How long the frame may take to load, in ms. */
const LOAD_LIMIT = 30_000;

/** Why a frame was stopped: it hangs, it navigated away from the runner, or it never loaded. */
export type StopReason = 'stopped' | 'left' | 'notLoaded';

interface SessionOptions {
  program: RunnerProgram;
  theme: RunnerTheme;
  licenseKey: string;
  /** Packages to load once the first program is on screen. */
  preload: readonly string[];
  post: (message: ToRunner) => void;
  /** The problem with the last program that ran; undefined when it's fixed. */
  onDiagnostic: (diagnostic: RunnerDiagnostic | undefined) => void;
  onRendered: () => void;
  onHeight: (height: number) => void;
  onStop: (reason: StopReason) => void;
}

export interface RunnerSession {
  receive: (message: FromRunner) => void;
  setProgram: (program: RunnerProgram) => void;
  setTheme: (theme: RunnerTheme) => void;
  /** A document has loaded in the frame: first the runner; any other means it navigated away. */
  handleLoad: () => void;
  /** Clears all timers. */
  dispose: () => void;
}

/**
 * The page's side of one frame: runs the latest program when the frame is ready and whenever the
 * program hasn't changed for a while, and gives up on the frame if it doesn't respond.
 */
export function createRunnerSession(options: SessionOptions): RunnerSession {
  const { licenseKey, preload, post, onDiagnostic, onRendered, onHeight, onStop } = options;
  let { program, theme } = options;
  let isReady = false;
  let hasPreloaded = preload.length === 0;
  let loads = 0;
  let runId = 0;
  let pingId = 0;
  let missedPings = 0;
  let runTimer: ReturnType<typeof setTimeout> | undefined;
  let diagnosticTimer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  const loadTimer = setTimeout(() => stop('notLoaded'), LOAD_LIMIT);

  function dispose() {
    clearTimeout(loadTimer);
    clearTimeout(runTimer);
    clearTimeout(diagnosticTimer);
    clearInterval(pingTimer);
  }

  function stop(reason: StopReason) {
    dispose();
    onStop(reason);
  }

  function ping() {
    // Counted, not timed: after the computer has slept, an old response isn't a missing one.
    if (missedPings >= MISSED_PINGS) {
      stop('stopped');
      return;
    }
    missedPings += 1;
    pingId += 1;
    post({ type: 'ping', pingId });
  }

  function run() {
    if (program.files.length === 0) {
      return;
    }
    runId += 1;
    post({ type: 'run', runId, program, theme, licenseKey });
    pingTimer ??= setInterval(ping, PING_INTERVAL);
  }

  function start() {
    if (!isReady) {
      isReady = true;
      clearTimeout(loadTimer);
      run();
    }
  }

  function receiveAboutRun(message: FromRunner & { runId: number }) {
    if (message.runId !== runId) {
      return;
    }
    clearTimeout(diagnosticTimer);
    if (message.type === 'rendered') {
      onDiagnostic(undefined);
      onRendered();
      if (!hasPreloaded) {
        hasPreloaded = true;
        post({ type: 'preload', specifiers: preload });
      }
    } else if (message.type === 'failed') {
      diagnosticTimer = setTimeout(() => onDiagnostic(message.diagnostic), PAUSE);
    }
  }

  // A frame in the page's HTML may have reported that it's ready before anyone listened.
  post({ type: 'ping', pingId });

  return {
    dispose,
    receive(message) {
      switch (message.type) {
        case 'ready':
          start();
          break;
        case 'pong':
          missedPings = 0;
          start();
          break;
        case 'height':
          onHeight(message.height);
          break;
        default:
          receiveAboutRun(message);
      }
    },
    setProgram(next) {
      program = next;
      clearTimeout(diagnosticTimer);
      if (isReady) {
        clearTimeout(runTimer);
        runTimer = setTimeout(run, runId === 0 ? 0 : PAUSE);
      }
    },
    setTheme(next) {
      theme = next;
      if (isReady) {
        post({ type: 'theme', theme });
      }
    },
    handleLoad() {
      loads += 1;
      if (loads > 1) {
        stop('left');
      }
    },
  };
}
