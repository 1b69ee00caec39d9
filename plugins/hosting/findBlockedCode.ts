import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { parseHashes } from './createPolicies';
import { findPolicyProblems, hashReviewedCode } from './findPolicyProblems';
import { INLINE_CODE } from './inlineCode';
import { isOfRunner } from './listRules';

/** The policy for a URL in a `_headers` file. */
function readPolicy(headers: string, address: string): string {
  const block = headers.split('\n\n').find((text) => text.startsWith(`${address}\n`));
  const policy = /^ {2}Content-Security-Policy: (.*)$/m.exec(block ?? '')?.[1];
  if (policy === undefined) {
    throw new Error(`_headers has no policy for ${address}. Rebuild the site.`);
  }
  return policy;
}

/**
 * Code on pages of a built site that their policies in `_headers` would block: one message for each
 * piece, with the first page that has it. Unreviewed code is reported whatever the policies say.
 * `baseUrl` has a slash at both ends.
 */
export async function findBlockedCode(
  buildDir: string,
  baseUrl: string,
  reviewed = INLINE_CODE,
): Promise<string[]> {
  const headers = readFileSync(path.join(buildDir, '_headers'), 'utf8');
  const files = (await Globby('**/*.html', { cwd: buildDir })).sort();
  const pageHashes = parseHashes(readPolicy(headers, baseUrl));
  const problems = new Map<string, string[]>();
  for (const file of files) {
    const isRunner = isOfRunner(file);
    const sent = isRunner ? parseHashes(readPolicy(headers, `${baseUrl}${file}`)) : pageHashes;
    // One at a time, so that parallel work gets its turn.
    const html = await readFile(path.join(buildDir, file), 'utf8');
    const place = isRunner ? 'runner' : 'pages';
    const { hashes } = hashReviewedCode([{ file, html }], { place, baseUrl, reviewed });
    const allowed = {
      scripts: hashes.scripts.filter((hash) => sent.scripts.includes(hash)),
      styles: hashes.styles.filter((hash) => sent.styles.includes(hash)),
    };
    for (const problem of new Set(findPolicyProblems({ file, html }, allowed, baseUrl))) {
      problems.set(problem, [...(problems.get(problem) ?? []), file]);
    }
  }
  return [...problems].map(([problem, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${first}${more}: ${problem}`;
  });
}
