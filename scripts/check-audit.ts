import path from 'node:path';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { AUDIT_EXCEPTIONS } from './supply/auditExceptions';
import { auditPackages } from './supply/auditPackages';

const SITE_DIR = path.join(__dirname, '..');

/** Known vulnerabilities in packages; warns if the registry can't be reached. */
runMain(async () => {
  readOptions({});
  const today = new Date().toISOString().slice(0, 10);
  const { problems, unreachable } = await auditPackages(SITE_DIR, AUDIT_EXCEPTIONS, today);
  if (unreachable !== undefined) {
    console.warn(
      `Couldn't fetch advisories from the registry, so nothing was checked: ${unreachable}`,
    );
    return;
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  console.log(`No known vulnerabilities; ${AUDIT_EXCEPTIONS.length} exceptions.`);
});
