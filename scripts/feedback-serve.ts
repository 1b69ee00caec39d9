import { createReceiver } from './feedback/createReceiver';
import { nameDatabase, openDatabase } from './feedback/database';
import type { FeedbackDatabase } from './feedback/schema';
import { readSettings, type ReceiverSettings } from './feedback/settings';
import { runMain } from './lib/runMain';

function describe({ host, port, database, origins, reportToken }: ReceiverSettings): string {
  return [
    `Feedback from ${origins.join(', ')} is taken at http://${host}:${port}/feedback into ${nameDatabase(database)}.`,
    reportToken
      ? `The report: http://${host}:${port}/report`
      : 'There is no report without FEEDBACK_REPORT_TOKEN.',
  ].join('\n');
}

async function listen(database: FeedbackDatabase, settings: ReceiverSettings) {
  const { host, port } = settings;
  const receiver = createReceiver(database, settings, console);
  try {
    await receiver.listen({ host, port });
  } catch (error) {
    throw new Error(
      `The receiver cannot listen: ${(error as Error).message}. Try another --port.`,
      {
        cause: error,
      },
    );
  }
  return receiver;
}

/**
 * Takes what readers say of pages and reports it. A signal lets it finish what it has begun; a second
 * one ends it at once.
 */
runMain(async () => {
  const settings = readSettings();
  const database = await openDatabase(settings.database);
  const receiver = await listen(database, settings).catch(async (error: unknown) => {
    await database.destroy();
    throw error;
  });
  console.log(describe(settings));
  const close = async () => {
    await receiver.close();
    await database.destroy();
  };
  (['SIGINT', 'SIGTERM'] as const).forEach((signal) => process.once(signal, () => void close()));
});
