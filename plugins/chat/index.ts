import type { Plugin } from '@docusaurus/types';
import { CHAT_CONFIG_ID } from '../../src/lib/contracts/chat';
import { type ChatSettings, createChatConfig } from './options';

/** Tells pages where demos are opened in a chat, in their heads; without one they say nothing. */
export function createChatPlugin(settings: ChatSettings) {
  const config = createChatConfig(settings);
  return (): Plugin => ({
    name: 'chat',
    injectHtmlTags: () => ({
      headTags: config && [
        {
          tagName: 'script',
          attributes: { type: 'application/json', id: CHAT_CONFIG_ID },
          innerHTML: JSON.stringify(config).replaceAll('<', '\\u003c'),
        },
      ],
    }),
  });
}
