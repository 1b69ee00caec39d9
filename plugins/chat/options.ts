import type { ChatConfig } from '../../src/lib/contracts/chat';
import { PRODUCT_IDS } from '../../src/lib/products';
import { isSecureAddress } from '../lib/isSecureAddress';

/** As site.config.ts reads them from the environment; empty where nothing is given. */
export interface ChatSettings {
  baseUrl: string;
  /** Ids of products, with commas between. */
  scopes: string;
}

const splitScopes = (scopes: string) =>
  scopes
    .split(',')
    .map((scope) => scope.trim())
    .filter(Boolean);

/** Every diagnostic of the settings; each message names the variable and what is right. */
export function listSettingDiagnostics({ baseUrl, scopes }: ChatSettings): string[] {
  const names = splitScopes(scopes);
  const strangers = names.filter((name) => !PRODUCT_IDS.some((id) => id === name));
  return [
    ...(baseUrl && (!isSecureAddress(baseUrl) || /[?#]/.test(baseUrl))
      ? [`CHAT_API_BASE_URL is "${baseUrl}"; it must be an address with https, without ? and #.`]
      : []),
    ...(baseUrl && names.length === 0
      ? ['CHAT_API_BASE_URL needs CHAT_SCOPES beside it, such as "x-data-grid,x-charts".']
      : []),
    ...(!baseUrl && names.length > 0 ? ['CHAT_SCOPES needs CHAT_API_BASE_URL beside it.'] : []),
    ...strangers.map(
      (name) => `CHAT_SCOPES names "${name}"; products are ${PRODUCT_IDS.join(', ')}.`,
    ),
  ];
}

/** What the pages are told; undefined without a service. Throws with every diagnostic. */
export function createChatConfig(settings: ChatSettings): ChatConfig | undefined {
  const diagnostics = listSettingDiagnostics(settings);
  if (diagnostics.length > 0) {
    throw new Error(`The settings of the chat are wrong:\n${diagnostics.join('\n')}`);
  }
  const names = splitScopes(settings.scopes);
  return settings.baseUrl
    ? {
        baseUrl: settings.baseUrl.replace(/\/+$/, ''),
        products: PRODUCT_IDS.filter((id) => names.includes(id)),
      }
    : undefined;
}
