import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { keepServing } from './keepServing';

class FakeServer extends EventEmitter {
  end(code: number | null, signal: string | null = null) {
    this.emit('exit', code, signal);
  }
  kill = jest.fn((signal = 'SIGTERM') => this.end(null, signal));
}

function serve() {
  const servers: FakeServer[] = [];
  const firsts: boolean[] = [];
  const [onEnd, onWait] = [jest.fn(), jest.fn()];
  const serving = keepServing({
    launch: (isFirst) => {
      servers.push(new FakeServer());
      firsts.push(isFirst);
      return servers.at(-1) as unknown as ChildProcess;
    },
    onEnd,
    onWait,
  });
  return { servers, firsts, ...serving, onEnd, onWait };
}

it('exits with the server', () => {
  const { servers, onEnd } = serve();
  servers[0]!.end(3);
  expect(onEnd).toHaveBeenCalledWith(3);
});

it('restarts once the running server has exited', () => {
  const { servers, firsts, restart, onEnd } = serve();
  restart();
  expect(servers[0]!.kill).toHaveBeenCalledTimes(1);
  expect(firsts).toEqual([true, false]);
  expect(onEnd).not.toHaveBeenCalled();
});

it('waits for the next change if a restart fails', () => {
  const { servers, restart, onEnd, onWait } = serve();
  restart();
  servers[1]!.end(1);
  expect(onWait).toHaveBeenCalledTimes(1);
  restart();
  expect(servers).toHaveLength(3);
  servers[2]!.end(null, 'SIGINT');
  expect(onEnd).toHaveBeenCalledWith(1);
});

it('wakes a server that is down, and ignores a running one', () => {
  const { servers, restart, wake } = serve();
  wake();
  expect(servers).toHaveLength(1);
  restart();
  servers[1]!.end(1);
  wake();
  expect(servers).toHaveLength(3);
  expect(servers[0]!.kill).toHaveBeenCalledTimes(1);
});

it('forwards the signal that ends it, even while waiting', () => {
  const { servers, restart, stop, onEnd } = serve();
  stop('SIGTERM');
  expect(servers[0]!.kill).toHaveBeenCalledWith('SIGTERM');
  expect(onEnd).toHaveBeenCalledTimes(1);
  restart();
  servers[1]!.end(1);
  stop('SIGTERM');
  expect(onEnd).toHaveBeenCalledTimes(2);
});
