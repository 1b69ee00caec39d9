import type { Action } from '@site/src/lib/contracts/analytics';

/** A service that reads URLs and answers questions. */
interface Assistant {
  /** Its name, which isn't translated. */
  name: string;
  /** Where a conversation starts, up to its first message. */
  url: string;
  event: Action<'page'>;
}

export const ASSISTANTS: readonly Assistant[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q=', event: 'chatgpt' },
  { name: 'Claude', url: 'https://claude.ai/new?q=', event: 'claude' },
];
