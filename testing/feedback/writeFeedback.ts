import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FeedbackPayload, SentFeedback } from '../../src/lib/contracts/feedback';

/** A vote with a comment, as the site sends it. */
export function createFeedback(changes: Partial<SentFeedback> = {}): SentFeedback {
  return {
    callback_id: 'send_feedback',
    id: randomUUID(),
    rating: 1,
    comment: 'The second demo shows what I was looking for.',
    currentLocationURL: 'http://localhost:3000/x/react-charts/bars/',
    commentSectionURL: '',
    commentSectionTitle: '',
    githubRepo: 'https://github.com/mui/mui-x',
    productId: 'x-charts',
    version: 'v8',
    language: 'en',
    website: '',
    ...changes,
  };
}

export const createForm = (payload: FeedbackPayload | object) =>
  new URLSearchParams({ payload: JSON.stringify(payload) }).toString();

/** Status of the response; rejects if there is none. */
function post(origin: string, agent: Agent, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/feedback`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      },
    });
    sent.on('error', reject).on('response', (response) => {
      response
        .on('error', reject)
        .on('end', () => resolve(response.statusCode!))
        .resume();
    });
    sent.end(body);
  });
}

export interface Ledger {
  /** IDs that got a 200 response. */
  acknowledged: string[];
  /** How long those responses took, in milliseconds. */
  latencies: number[];
  /** Attempts without a response, because the receiver was down. */
  unanswered: number;
}

interface WriterOptions {
  /** How many write at the same time; each continues when it gets its response. */
  writers: number;
  isOver: (ledger: Readonly<Ledger>) => boolean;
}

/**
 * Writes as fast as responses arrive, and repeats what got none with the same ID.
 *
 * @throws if a response isn't 200
 */
export async function writeFeedback(
  origin: string,
  { writers, isOver }: WriterOptions,
): Promise<Ledger> {
  const agent = new Agent({ keepAlive: true, maxSockets: writers });
  const ledger: Ledger = { acknowledged: [], latencies: [], unanswered: 0 };

  async function write(id: string, body: string): Promise<void> {
    while (!isOver(ledger)) {
      const start = performance.now();
      const status = await post(origin, agent, body).catch(() => undefined);
      if (status === 200) {
        ledger.acknowledged.push(id);
        ledger.latencies.push(performance.now() - start);
        return;
      }
      if (status !== undefined) {
        throw new Error(`The receiver responded with ${status}.`);
      }
      ledger.unanswered += 1;
      await wait(20);
    }
  }

  const run = async () => {
    while (!isOver(ledger)) {
      const feedback = createFeedback();
      await write(feedback.id, createForm(feedback));
    }
  };
  await Promise.all(Array.from({ length: writers }, run)).finally(() => agent.destroy());
  return ledger;
}
