import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../testing/servers/findFreePort';
import type { DatabaseLocation } from './database';
import { readIds } from './load/loadReceiver';
import {
  type ReceiverProcess,
  runReceiver,
  startReceiver,
} from '../../testing/feedback/startReceiver';
import { createFeedback, createForm, writeFeedback } from '../../testing/feedback/writeFeedback';

/** A request that is half sent; `finish` sends the rest and resolves to the response's status. */
async function beginRequest(origin: string) {
  const feedback = createFeedback();
  const body = createForm(feedback);
  const sent = request(`${origin}/feedback`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });
  await new Promise((resolve) => sent.write(body.slice(0, 100), resolve));
  const finish = () => {
    sent.end(body.slice(100));
    return status;
  };
  return { id: feedback.id, finish };
}

/** Tests that need whole processes, each with a new database. */
export function describeProcesses(createLocation: () => Promise<DatabaseLocation>): void {
  let location: DatabaseLocation;
  const running = new Set<ReceiverProcess>();

  beforeEach(async () => {
    location = await createLocation();
  });

  const start = async () => {
    const receiver = await startReceiver(location, await findFreePort());
    running.add(receiver);
    return receiver;
  };

  const stop = async (receiver: ReceiverProcess, signal: 'SIGTERM' | 'SIGKILL') => {
    running.delete(receiver);
    return receiver.kill(signal);
  };

  afterEach(async () => {
    await Promise.all([...running].map((receiver) => stop(receiver, 'SIGKILL')));
  });

  const writeFor = (receiver: ReceiverProcess, milliseconds: number, writers: number) => {
    const end = performance.now() + milliseconds;
    return writeFeedback(receiver.origin, { writers, isOver: () => performance.now() > end });
  };

  it('has every acknowledged one after kill -9 in a burst', async () => {
    const receiver = await start();
    let killed: Promise<unknown> | undefined;
    const { acknowledged } = await writeFeedback(receiver.origin, {
      writers: 50,
      isOver: (ledger) => {
        if (ledger.acknowledged.length > 20) {
          killed ??= stop(receiver, 'SIGKILL');
        }
        return killed !== undefined && ledger.unanswered > 0;
      },
    });
    await killed;
    const stored = await readIds(location);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });

  it('is shared by receivers that start at the same time', async () => {
    const receivers = await Promise.all([start(), start(), start()]);
    const ledgers = await Promise.all(receivers.map((receiver) => writeFor(receiver, 1000, 20)));
    const stored = await readIds(location);
    for (const { acknowledged, unanswered } of ledgers) {
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(unanswered).toBe(0);
    }
  });

  it('finishes pending requests before it shuts down', async () => {
    const receiver = await start();
    const { id, finish } = await beginRequest(receiver.origin);
    await wait(100);
    const ended = stop(receiver, 'SIGTERM');
    await wait(200);
    await expect(fetch(`${receiver.origin}/health`)).rejects.toThrow();
    expect(await finish()).toBe(200);
    expect((await ended).status).toBe(0);
    expect(await readIds(location)).toContain(id);
  });

  it('says that its port is in use', async () => {
    const receiver = await start();
    const port = new URL(receiver.origin).port;
    const { status, output } = await runReceiver(location, ['--port', port]).result;
    expect(status).toBe(1);
    expect(output).toMatch(
      /^The receiver can't listen: .*EADDRINUSE.*\. Try a different --port\.\n$/,
    );
  });
}
