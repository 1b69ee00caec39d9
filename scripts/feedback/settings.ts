import { dropEmpty } from '../../plugins/lib/dropEmpty';
import type { DatabaseLocation } from './database';
import { parseCount } from '../lib/parseCount';
import { readOptions } from '../lib/readOptions';

export interface ReceiverSettings {
  host: string;
  port: number;
  database: DatabaseLocation;
  /** Origins of the site, such as `https://mui.com`, whose pages may send feedback. */
  origins: readonly string[];
  /** Without a token there is no report. */
  reportToken: string | undefined;
  /** Requests per minute and client; undefined for no limit. */
  rateLimit: number | undefined;
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted; undefined for none. */
  trustedProxies: string | undefined;
}

const OPTIONS = {
  host: { type: 'string', default: 'localhost' },
  port: { type: 'string', default: '4400' },
  file: { type: 'string', default: '.feedback/feedback.sqlite' },
  'rate-limit': { type: 'string', default: '60' },
  'trust-proxy': { type: 'string' },
} as const;

function readOrigin(text: string): string {
  const { origin, protocol } = URL.canParse(text) ? new URL(text) : {};
  if (origin === undefined || !/^https?:$/.test(protocol!)) {
    throw new Error(
      `FEEDBACK_SITE_ORIGIN: "${text}" is not an origin. Use the form https://mui.com,https://next.mui.com.`,
    );
  }
  return origin;
}

/** The message omits the URL because it may contain a password. */
function readDatabaseUrl(text: string): string {
  if (!/^postgres(ql)?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) {
    throw new Error(
      'FEEDBACK_DATABASE_URL must be a PostgreSQL URL, such as postgres://user:password@host/database.',
    );
  }
  return text;
}

/**
 * Reads the settings from the environment and the command's options.
 *
 * @throws if an option is unknown or a value is invalid
 */
export function readSettings(
  environment: NodeJS.ProcessEnv = process.env,
  args?: readonly string[],
): ReceiverSettings {
  const env = dropEmpty(environment);
  const options = readOptions(OPTIONS, args);
  const limit = options['rate-limit'];
  const port = parseCount(options.port, 'port');
  if (port > 65_535) {
    throw new Error(`--port ${port} is not a port. The highest is 65535.`);
  }
  return {
    host: options.host,
    port,
    database: env.FEEDBACK_DATABASE_URL
      ? { kind: 'postgres', url: readDatabaseUrl(env.FEEDBACK_DATABASE_URL) }
      : { kind: 'sqlite', file: options.file },
    origins: (env.FEEDBACK_SITE_ORIGIN ?? 'http://localhost:3000')
      .split(',')
      .map((text) => readOrigin(text.trim())),
    reportToken: env.FEEDBACK_REPORT_TOKEN,
    rateLimit: limit === 'off' ? undefined : parseCount(limit, 'rate-limit'),
    trustedProxies: options['trust-proxy'] || undefined,
  };
}
