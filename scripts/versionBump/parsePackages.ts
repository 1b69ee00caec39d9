import semver from 'semver';

/**
 * Reads `--packages @mui/x-charts@8.8.1,@mui/material@7.4.0`. Throws with everything that isn't an
 * exact version of a package in `known`.
 */
export function parsePackages(
  text: string | undefined,
  known: readonly string[],
): Record<string, string> {
  const entries = (text ? text.split(',') : []).map((part) => {
    const [, name = part, version = ''] = /^(.+)@([^@]*)$/.exec(part.trim()) ?? [];
    return { name, version };
  });
  const problems = entries.flatMap(({ name, version }) => {
    if (!known.includes(name)) {
      return [`"${name}" is not a pinned package. Pinned: ${known.join(', ')}.`];
    }
    return semver.valid(version) === version
      ? []
      : [`"${name}@${version}" is not an exact version, such as ${name}@1.2.3.`];
  });
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `--packages: ${problem}`).join('\n'));
  }
  return Object.fromEntries(entries.map(({ name, version }) => [name, version]));
}
