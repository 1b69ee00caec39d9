import path from 'node:path';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { AUDIT_EXCEPTIONS } from './supply/auditExceptions';
import { auditPackages } from './supply/auditPackages';

const SITE_DIR = path.join(__dirname, '..');

/** Known weaknesses of the packages; says so where the registry tells of none, as without a network. */
runMain(async () => {
  readOptions({});
  const today = new Date().toISOString().slice(0, 10);
  const { problems, unreachable } = await auditPackages(SITE_DIR, AUDIT_EXCEPTIONS, today);
  if (unreachable !== undefined) {
    console.warn(`The registry told nothing of weaknesses, so nothing was checked: ${unreachable}`);
    return;
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  console.log(`No known weaknesses; ${AUDIT_EXCEPTIONS.length} exceptions.`);
});
