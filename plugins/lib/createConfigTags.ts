import type { HtmlTagObject } from '@docusaurus/types';

/**
 * Writes configuration for the browser into the head of every page, as JSON that no value can
 * terminate. It's in pages rather than scripts so that one build can be tried with other settings.
 * Without configuration, there is no element.
 */
export function createConfigTags(id: string, config: object | undefined): HtmlTagObject[] {
  return config
    ? [
        {
          tagName: 'script',
          attributes: { type: 'application/json', id },
          innerHTML: JSON.stringify(config).replaceAll('<', '\\u003c'),
        },
      ]
    : [];
}
