import type { Plugin } from '@docusaurus/types';
import { FEEDBACK_CONFIG_ID } from '../../src/lib/contracts/feedbackConfig';
import { createConfigTags } from '../lib/createConfigTags';
import { createFeedbackConfig, type FeedbackSettings } from './options';

/** Adds the feedback service to the head of every page, if there is one. */
export function createFeedbackPlugin(settings: FeedbackSettings) {
  const config = createFeedbackConfig(settings);
  return (): Plugin => ({
    name: 'feedback',
    injectHtmlTags: () => ({
      headTags: createConfigTags(FEEDBACK_CONFIG_ID, config),
    }),
  });
}
