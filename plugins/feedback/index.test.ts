import type { HtmlTagObject } from '@docusaurus/types';
import { createFeedbackPlugin } from './index';

const getTags = (endpoint: string) =>
  createFeedbackPlugin({ endpoint })().injectHtmlTags?.({ content: undefined })?.headTags as
    | HtmlTagObject[]
    | undefined;

it('adds nothing if no service is configured', () => {
  expect(getTags('')).toEqual([]);
});

it.each(['https://feedback.example/a?b=c', 'http://127.0.0.1:8080/feedback'])(
  'passes %s to pages',
  (endpoint) => {
    const [tag] = getTags(endpoint)!;
    expect(tag!.attributes).toEqual({ type: 'application/json', id: 'feedback-config' });
    expect(JSON.parse(tag!.innerHTML!)).toEqual({ endpoint });
  },
);

it("doesn't let a URL end the element", () => {
  const [tag] = getTags('https://feedback.example/</script>')!;
  expect(tag!.innerHTML).not.toContain('<');
});

it.each(['feedback', '/feedback', '//feedback.example', 'ftp://feedback.example', 'javascript:1'])(
  'rejects %s and says what would be valid',
  (endpoint) => {
    expect(() => createFeedbackPlugin({ endpoint })).toThrow(
      `FEEDBACK_ENDPOINT is "${endpoint}"; it must be an absolute http or https URL`,
    );
  },
);
