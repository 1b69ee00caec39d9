import type { Plugin } from '@docusaurus/types';
import { CHAT_CONFIG_ID } from '../../src/lib/contracts/chat';
import { createConfigTags } from '../lib/createConfigTags';
import { type ChatSettings, createChatConfig } from './options';

/** Adds the chat service that opens demos to the head of every page, if there is one. */
export function createChatPlugin(settings: ChatSettings) {
  const config = createChatConfig(settings);
  return (): Plugin => ({
    name: 'chat',
    injectHtmlTags: () => ({
      headTags: createConfigTags(CHAT_CONFIG_ID, config),
    }),
  });
}
