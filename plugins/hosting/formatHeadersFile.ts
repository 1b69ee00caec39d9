import type { Header, Headers } from './createHeaders';
import type { AddressRule } from './listRules';

const formatBlock = (address: string, headers: readonly Header[]) =>
  [address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The headers as hosts that read a `_headers` file want them. `baseUrl` has a slash at both ends.
 * Of these rules only the first matches addresses besides others, and says nothing that they say.
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
