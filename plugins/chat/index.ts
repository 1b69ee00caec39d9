import type { Plugin } from '@docusaurus/types';
import { CHAT_CONFIG_ID } from '../../src/lib/contracts/chat';
import { createConfigTags } from '../lib/createConfigTags';
import { type ChatSettings, createChatConfig } from './options';

/** Tells pages where demos are opened in a chat, in their heads; without one they say nothing. */
export function createChatPlugin(settings: ChatSettings) {
  const config = createChatConfig(settings);
  return (): Plugin => ({
    name: 'chat',
    injectHtmlTags: () => ({
      headTags: createConfigTags(CHAT_CONFIG_ID, config),
    }),
  });
}
