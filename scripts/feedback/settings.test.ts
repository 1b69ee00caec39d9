import { readSettings } from './settings';

it('has defaults for everything except the report', () => {
  expect(readSettings({}, [])).toEqual({
    host: 'localhost',
    port: 4400,
    database: { kind: 'sqlite', file: '.feedback/feedback.sqlite' },
    origins: ['http://localhost:3000'],
    reportToken: undefined,
    rateLimit: 60,
    trustedProxies: undefined,
  });
});

it('treats empty variables as unset', () => {
  const env = {
    FEEDBACK_DATABASE_URL: '',
    FEEDBACK_SITE_ORIGIN: ' ',
    FEEDBACK_REPORT_TOKEN: '\n',
  };
  expect(readSettings(env, ['--trust-proxy', ''])).toEqual(readSettings({}, []));
});

it('names the variable of an invalid database, without its password', () => {
  const env = { FEEDBACK_DATABASE_URL: 'mysql://me:secret@db/feedback' };
  expect(() => readSettings(env, [])).toThrow(/^FEEDBACK_DATABASE_URL must be .*postgres:/);
  expect(() => readSettings(env, [])).not.toThrow('secret');
});

it('reads environment and options', () => {
  const env = {
    FEEDBACK_DATABASE_URL: 'postgres://me@db/feedback',
    FEEDBACK_SITE_ORIGIN: 'https://mui.com/, https://next.mui.com:8443',
    FEEDBACK_REPORT_TOKEN: 'token',
  };
  const args = [
    '--port',
    '80',
    '--host',
    '::',
    '--rate-limit',
    'off',
    '--trust-proxy',
    '10.0.0.0/8',
  ];
  expect(readSettings(env, args)).toEqual({
    host: '::',
    port: 80,
    database: { kind: 'postgres', url: 'postgres://me@db/feedback' },
    origins: ['https://mui.com', 'https://next.mui.com:8443'],
    reportToken: 'token',
    rateLimit: undefined,
    trustedProxies: '10.0.0.0/8',
  });
});

it.each<[NodeJS.ProcessEnv, string[], string]>([
  [{ FEEDBACK_SITE_ORIGIN: 'mui.com' }, [], 'FEEDBACK_SITE_ORIGIN: "mui.com" is not an origin'],
  [{ FEEDBACK_SITE_ORIGIN: '*' }, [], '"*" is not an origin'],
  [{ FEEDBACK_SITE_ORIGIN: 'https://mui.com,' }, [], '"" is not an origin'],
  [{ FEEDBACK_SITE_ORIGIN: 'file:///srv' }, [], '"file:///srv" is not an origin'],
  [{}, ['--port', 'x'], 'Invalid --port x'],
  [{}, ['--port', '70000'], '--port 70000 is not a port'],
  [{}, ['--rate-limit', '-1'], 'Option'],
  [{}, ['--rate-limit', '0'], 'Invalid --rate-limit 0'],
  [{}, ['--verbose'], "Unknown option '--verbose'"],
])('rejects %j %j', (env, args, message) => {
  expect(() => readSettings(env, args)).toThrow(message);
});
