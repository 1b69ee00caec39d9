import type { Action } from '@site/src/lib/contracts/analytics';

/** A service that reads addresses and answers questions. */
interface Assistant {
  /** Its name, which is that of no language. */
  name: string;
  /** Where it begins a conversation, up to what it is told first. */
  url: string;
  event: Action<'page'>;
}

export const ASSISTANTS: readonly Assistant[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q=', event: 'chatgpt' },
  { name: 'Claude', url: 'https://claude.ai/new?q=', event: 'claude' },
];
