import type { Header, Headers } from './createHeaders';
import type { AddressRule } from './listRules';

const formatBlock = (address: string, headers: readonly Header[]) =>
  [address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The headers in the format of a `_headers` file. `baseUrl` has a slash at both ends. Only the
 * first of these rules can match a URL together with others, and it sets none of their headers.
 */
export function formatHeadersFile(
  { common, kinds }: Headers,
  rules: readonly AddressRule[],
  baseUrl: string,
): string {
  const blocks = rules.map(({ address, isFolder, kind }) =>
    formatBlock(`${baseUrl}${address}${isFolder ? '*' : ''}`, kinds[kind]),
  );
  return `${[formatBlock(`${baseUrl}*`, common), ...blocks].join('\n\n')}\n`;
}
