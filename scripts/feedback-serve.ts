import { createReceiver } from './feedback/createReceiver';
import { nameDatabase, openDatabase } from './feedback/database';
import type { FeedbackDatabase } from './feedback/schema';
import { readSettings, type ReceiverSettings } from './feedback/settings';
import { runMain } from './lib/runMain';

function describe({ host, port, database, origins, reportToken }: ReceiverSettings): string {
  return [
    `Accepting feedback from ${origins.join(', ')} at http://${host}:${port}/feedback into ${nameDatabase(database)}.`,
    reportToken
      ? `Report: http://${host}:${port}/report`
      : 'The report is disabled. Set FEEDBACK_REPORT_TOKEN to enable it.',
  ].join('\n');
}

async function listen(database: FeedbackDatabase, settings: ReceiverSettings) {
  const { host, port } = settings;
  const receiver = createReceiver(database, settings, console);
  try {
    await receiver.listen({ host, port });
  } catch (error) {
    throw new Error(
      `The receiver can't listen: ${(error as Error).message}. Try a different --port.`,
      {
        cause: error,
      },
    );
  }
  return receiver;
}

/**
 * Receives readers' feedback on pages and reports it. On a signal it finishes pending requests; a
 * second signal ends it immediately.
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
