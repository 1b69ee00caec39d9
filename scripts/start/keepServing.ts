import type { ChildProcess } from 'node:child_process';

interface ServingOptions {
  /** Starts the server, for the first time or again. */
  launch: (isFirst: boolean) => ChildProcess;
  /** Called when the server has exited by itself and won't be restarted. */
  onEnd: (code: number) => void;
  /** Called when a restart failed; the next change tries again. */
  onWait: () => void;
}

interface Serving {
  /** Stops the server if it is running, and starts it again. */
  restart: () => void;
  /** Starts it if it is down. */
  wake: () => void;
  /** Stops it for good, with the signal that this process received. */
  stop: (signal: NodeJS.Signals) => void;
}

/**
 * Runs a server. If a restart fails, it waits, because the next change may fix the cause.
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
