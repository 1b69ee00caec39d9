import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { auditPackages } from './auditPackages';
import { findAuditProblems } from './findAuditProblems';
import { findLockProblems, findRanges } from './findVersionProblems';
import { findScriptProblems } from './installScripts';
import { findLicenseProblems, isAllowed } from './licenses';
import type { LockedPackages, Needs } from './lockFile';

describe('versions', () => {
  const list = (manifest: Needs, folder = '') => findRanges(new Map([[folder, manifest]]));

  it.each(['8.7.0', '4.1.0-0', '9.0.0-beta.1', 'npm:b@1.0.0'])(
    '%s is an exact version',
    (version) => {
      expect(list({ dependencies: { a: version } })).toEqual([]);
    },
  );

  it.each(['^8.7.0', '~8.7.0', '8', '8.x', '>=8', '*', 'latest', '', 'github:a/b', 'npm:b@^1'])(
    '"%s" is not an exact version',
    (version) => {
      expect(list({ devDependencies: { a: version } }, 'docs')).toEqual([
        expect.stringContaining(`docs/package.json requires a "${version}"`),
      ]);
    },
  );

  it('overrides count, except references', () => {
    expect(list({ overrides: { a: '$a', b: { c: '1.0.0' } } })).toEqual([]);
    expect(list({ overrides: { b: { c: '^1.0.0' } } })).toHaveLength(1);
  });

  it('an outdated lock file is reported, and so are packages that it cannot verify', () => {
    const locked: LockedPackages = {
      '': { dependencies: { a: '1.0.0', b: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/docs': { link: true },
    };
    const manifests = new Map([['', { dependencies: { a: '1.0.1', c: '1.0.0' } }]]);
    expect(findLockProblems(manifests, locked)).toEqual([
      'For a, package-lock.json has 1.0.0, but package.json has 1.0.1. Run npm install.',
      'For b, package-lock.json has 1.0.0, but package.json has nothing. Run npm install.',
      'For c, package-lock.json has nothing, but package.json has 1.0.0. Run npm install.',
      'package-lock.json has no hash for node_modules/b. Install it from a registry.',
    ]);
  });
});

it('a new install script is reported, and a removed one', () => {
  const locked = { 'node_modules/a': { hasInstallScript: true }, 'node_modules/b': {} };
  expect(findScriptProblems(locked, { a: 'asks for donations' })).toEqual([]);
  expect(findScriptProblems(locked, { b: 'asks for donations' })).toEqual([
    expect.stringMatching(/^a has an install script/),
    expect.stringMatching(/^b no longer has an install script/),
  ]);
});

describe('licenses', () => {
  it.each([
    'MIT',
    '(MIT OR GPL-3.0-or-later)',
    'MIT AND ISC',
    '(WTFPL OR MIT)',
    'Apache-2.0 AND MIT',
  ])('%s is allowed', (license) => expect(isAllowed(license)).toBe(true));

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', '', 'mit'])(
    '"%s" is not',
    (license) => expect(isAllowed(license)).toBe(false),
  );

  it('reports only production packages, and knows the exceptions', () => {
    expect(
      findLicenseProblems({
        '': {},
        'docs/node_modules/@mui/x-charts-pro': { license: 'SEE LICENSE IN LICENSE' },
        'node_modules/tool': { license: 'GPL-3.0-only', dev: true },
        'node_modules/a': { license: 'SEE LICENSE IN LICENSE' },
        'node_modules/b': {},
      }),
    ).toEqual([
      expect.stringMatching(/^node_modules\/a has the license SEE LICENSE IN LICENSE\./),
      expect.stringMatching(/^node_modules\/b has the license \(none\)\./),
    ]);
  });
});

describe('audit', () => {
  const URL = 'https://github.com/advisories/GHSA-1';
  const EXCEPTION = { advisory: URL, name: 'weak', reason: 'never runs', until: '2030-01-01' };
  /** In the registry's format, from which npm creates its report. */
  const ADVISORY = {
    id: 1,
    url: URL,
    title: 'Weak',
    severity: 'high',
    vulnerable_versions: '<2.0.0',
    cwe: [],
    cvss: { score: 7, vectorString: null },
  };

  let server: Server;
  let siteDir: string;
  let asked: unknown[];
  let status: number;

  beforeAll(async () => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'audit-'));
    const packages = {
      '': { name: 'site', dependencies: { weak: '1.0.0' } },
      'node_modules/weak': { version: '1.0.0' },
    };
    const root = { name: 'site', version: '1.0.0', dependencies: { weak: '1.0.0' } };
    writeFileSync(path.join(siteDir, 'package.json'), JSON.stringify(root));
    writeFileSync(
      path.join(siteDir, 'package-lock.json'),
      JSON.stringify({ name: 'site', lockfileVersion: 3, packages }),
    );
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.url !== '/-/npm/v1/security/advisories/bulk' || status !== 200) {
          response.writeHead(status === 200 ? 404 : status).end('{}');
          return;
        }
        const body = Buffer.concat(chunks);
        const isPacked = request.headers['content-encoding'] === 'gzip';
        asked.push(JSON.parse((isPacked ? gunzipSync(body) : body).toString()));
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ weak: [ADVISORY] }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  beforeEach(() => {
    asked = [];
    status = 200;
  });

  afterAll(() => {
    server.close();
    rmSync(siteDir, { recursive: true });
  });

  const audit = (exceptions = [EXCEPTION], today = '2029-01-01') => {
    const { port } = server.address() as AddressInfo;
    const options = [`--registry=http://127.0.0.1:${port}/`, '--package-lock-only'];
    return auditPackages(siteDir, exceptions, today, options);
  };

  it('asks the registry about the installed versions, and reports its advisories', async () => {
    expect(await audit([])).toEqual({
      problems: [
        `weak <2.0.0: Weak (high), ${URL}. Upgrade it, or add an exception in scripts/supply/auditExceptions.ts.`,
      ],
    });
    expect(asked).toEqual([{ weak: ['1.0.0'] }]);
  }, 60_000);

  it('accepts exceptions until they expire', async () => {
    expect(await audit()).toEqual({ problems: [] });
    expect((await audit([EXCEPTION], '2031-01-01')).problems).toEqual([
      `The exception for weak expired on 2030-01-01 (${URL}).`,
    ]);
  }, 60_000);

  it('does not fail if the registry does not respond, but says why', async () => {
    status = 405;
    const { problems, unreachable } = await audit();
    expect(problems).toEqual([]);
    expect(unreachable).toContain('405');
  }, 60_000);

  it('an unused exception must be removed', () => {
    expect(findAuditProblems('{"vulnerabilities":{}}', [EXCEPTION], '2029-01-01')).toEqual([
      `weak is no longer reported (${URL}). Remove its exception.`,
    ]);
  });
});
