import type { ChatConfig } from '../../src/lib/contracts/chat';
import { PRODUCT_IDS } from '../../src/lib/products';
import { isSecureAddress } from '../lib/isSecureAddress';

/** As site.config.ts reads them from the environment; empty if unset. */
export interface ChatSettings {
  baseUrl: string;
  /** Product ids, separated by commas. */
  scopes: string;
}

const splitScopes = (scopes: string) =>
  scopes
    .split(',')
    .map((scope) => scope.trim())
    .filter(Boolean);

/** All problems with the settings. Each message names the variable and what would be valid. */
export function listSettingDiagnostics({ baseUrl, scopes }: ChatSettings): string[] {
  const names = splitScopes(scopes);
  const strangers = names.filter((name) => !PRODUCT_IDS.some((id) => id === name));
  return [
    ...(baseUrl && (!isSecureAddress(baseUrl) || /[?#]/.test(baseUrl))
      ? [`CHAT_API_BASE_URL is "${baseUrl}"; it must be an https URL without ? and #.`]
      : []),
    ...(baseUrl && names.length === 0
      ? ['CHAT_API_BASE_URL requires CHAT_SCOPES, such as "x-data-grid,x-charts".']
      : []),
    ...(!baseUrl && names.length > 0 ? ['CHAT_SCOPES requires CHAT_API_BASE_URL.'] : []),
    ...strangers.map(
      (name) =>
        `CHAT_SCOPES contains the unknown product "${name}". Products: ${PRODUCT_IDS.join(', ')}.`,
    ),
  ];
}

/** The configuration for pages; undefined without a service. Throws with all problems. */
export function createChatConfig(settings: ChatSettings): ChatConfig | undefined {
  const diagnostics = listSettingDiagnostics(settings);
  if (diagnostics.length > 0) {
    throw new Error(`Invalid chat settings:\n${diagnostics.join('\n')}`);
  }
  const names = splitScopes(settings.scopes);
  return settings.baseUrl
    ? {
        baseUrl: settings.baseUrl.replace(/\/+$/, ''),
        products: PRODUCT_IDS.filter((id) => names.includes(id)),
      }
    : undefined;
}
