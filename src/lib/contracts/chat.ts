import type { ProductId } from '../products';

/**
 * What a page sends to the chat about a demo, and the chat's response. It's posted as JSON to
 * `CHAT_PATH` below the configured URL, in the format of the reference site's service.
 */

/** Below the service's URL. */
export const CHAT_PATH = '/v1/public/chat/open';

/** `request` in bytes of its JSON, `answer` in bytes, the others in UTF-16 code units. */
export const CHAT_LIMITS = { request: 256_000, answer: 16_000, url: 2000, message: 200 };

export interface ChatFile {
  path: string;
  content: string;
  /** Only on the first file. */
  isEntry?: true;
}

export interface ChatRequest {
  type: 'mui-docs';
  /** What the demo shows. */
  name: string;
  /** The page's title. */
  description: string;
  /** As changed by the reader, with the entry first. */
  files: ChatFile[];
  /** The product's package, in the demo's docs version. */
  package: { name: string; version: string };
}

/** Where the conversation continues: an https URL. */
export interface ChatAnswer {
  nextUrl: string;
}

/** The chat configuration for pages; only included if a service is configured. */
export interface ChatConfig {
  /** The service's URL, without a trailing slash. */
  baseUrl: string;
  /** Products whose demos it supports. */
  products: ProductId[];
}

/** ID of the element with the configuration as JSON. */
export const CHAT_CONFIG_ID = 'chat-config';
