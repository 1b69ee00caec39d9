import path from 'node:path';
import { siteSettings } from '../site.config';
import { findBlockedCode } from '../plugins/hosting/findBlockedCode';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/** Checks the code of the built pages against the policies that hosts send. */
runMain(async () => {
  readOptions({});
  const problems = await findBlockedCode(path.join(__dirname, '../build'), siteSettings.baseUrl);
  if (problems.length > 0) {
    throw new Error(`The content security policy would block code:\n${problems.join('\n')}`);
  }
  console.log('The policy allows the code on all pages.');
});
