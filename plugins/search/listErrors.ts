import { formatErrorAddress, type ErrorCodeTable } from '../../src/lib/contracts/errorCodes';
import type { SearchEntry } from '../../src/lib/contracts/search';
import type { VersionName } from '../../src/lib/docsVersions';

/** The page that resolves codes, which is part of the current build and covers all versions. */
const ERROR_PAGE = '/production-error/';

/** Codes that packages of a version throw, as entries that link to their messages. */
export function listErrors({ codes }: ErrorCodeTable, version: VersionName): SearchEntry[] {
  return codes.flatMap(({ code, messages }) => {
    const message = messages.find(({ sources }) =>
      sources.some(({ docsVersions }) => docsVersions.includes(version)),
    );
    return message
      ? [
          {
            kind: 'error' as const,
            title: `Error code ${code}`,
            path: `${ERROR_PAGE}${formatErrorAddress(String(code), [])}`,
            text: message.text,
          },
        ]
      : [];
  });
}
