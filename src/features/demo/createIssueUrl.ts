interface Crash {
  demo: string;
  /** URL of the page. */
  page: string;
  /** Version of the libraries. */
  version: string;
  browser: string;
  message: string;
}

/** The URL of a prefilled issue in the libraries' repository for a demo that failed. */
export function createIssueUrl(repositoryUrl: string, crash: Crash): string {
  const body = [
    `The demo \`${crash.demo}\` failed:`,
    '',
    '```',
    crash.message,
    '```',
    '',
    `- Page: ${crash.page}`,
    `- Version: ${crash.version}`,
    `- Browser: ${crash.browser}`,
    '',
    'What did you do before it failed?',
  ].join('\n');
  const query = new URLSearchParams({ title: `[docs] The demo ${crash.demo} fails`, body });
  return `${repositoryUrl}/issues/new?${query.toString()}`;
}
