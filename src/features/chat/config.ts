import { CHAT_CONFIG_ID, CHAT_PATH, type ChatConfig } from '@site/src/lib/contracts/chat';

/** Where demos of a product are posted; undefined if the chat doesn't support the product. */
export function findEndpoint(productSlug: string | undefined): string | undefined {
  const text = document.getElementById(CHAT_CONFIG_ID)?.textContent;
  const config = text ? (JSON.parse(text) as ChatConfig) : undefined;
  return config?.products.some((id) => id === `x-${productSlug}`)
    ? config.baseUrl + CHAT_PATH
    : undefined;
}
