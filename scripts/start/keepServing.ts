import type { ChildProcess } from 'node:child_process';

interface ServingOptions {
  /** Starts the server, the first time or once more. */
  launch: (isFirst: boolean) => ChildProcess;
  /** Told when the server has ended by itself and is not started again. */
  onEnd: (code: number) => void;
  /** Told when it did not come up again, which waits for the next change. */
  onWait: () => void;
}

interface Serving {
  /** Ends the server, if it runs, and starts it anew. */
  restart: () => void;
  /** Starts it if it is down. */
  wake: () => void;
  /** Ends it for good, by the signal that this process was sent. */
  stop: (signal: NodeJS.Signals) => void;
}

/**
 * Runs a server. One that fails after it was started anew is not the end: what made it fail may be
 * mended by the next change.
 */
export function keepServing({ launch, onEnd, onWait }: ServingOptions): Serving {
  let server: ChildProcess | undefined;
  let isReplaced = false;

  function start(isFirst: boolean): void {
    const child = launch(isFirst);
    server = child;
    child.on('exit', (code, signal) => {
      server = undefined;
      if (isReplaced) {
        isReplaced = false;
        start(false);
      } else if (isFirst || signal !== null || code === 0) {
        onEnd(code ?? 1);
      } else {
        onWait();
      }
    });
  }

  start(true);
  return {
    restart() {
      if (server) {
        isReplaced = true;
        server.kill();
      } else {
        start(false);
      }
    },
    wake() {
      if (!server) {
        start(false);
      }
    },
    stop(signal) {
      isReplaced = false;
      if (server) {
        server.kill(signal);
      } else {
        onEnd(1);
      }
    },
  };
}
