import texts from '@site/i18n/en/feedback.json';
import type { SentFeedback } from '@site/src/lib/contracts/feedback';
import { createTranslate } from '@site/src/lib/createTranslate';

const t = createTranslate({ en: texts });

/** Servers and browsers accept URLs of 8 kB; an encoded character takes up to 12. */
const URL_LIMIT = 7000;

/**
 * The repository's issue template for its docs, which has a `page-url` field that can be prefilled.
 */
const DOCS_TEMPLATE = '6.docs-feedback.yml';

/** The repository's form for reporting problems with its docs, with the page's URL. */
export function createReportUrl(repositoryUrl: string, pageUrl: string): string {
  const query = new URLSearchParams({ template: DOCS_TEMPLATE, 'page-url': pageUrl });
  return `${repositoryUrl}/issues/new?${query.toString()}`;
}

/**
 * An issue with a comment and what it's about; the end of a comment that is too long is left out.
 */
export function createIssueUrl(feedback: SentFeedback): string {
  const { currentLocationURL, commentSectionURL, commentSectionTitle, githubRepo } = feedback;
  const subject = new URL(currentLocationURL).pathname;
  const title = t('feedbackIssueTitle', { subject });
  const places = [
    t('feedbackIssuePage', { url: currentLocationURL }),
    ...(commentSectionURL
      ? [t('feedbackIssueSection', { title: commentSectionTitle, url: commentSectionURL })]
      : []),
  ].map((place) => `- ${place}`);
  const format = (comment: string) => {
    const body = [comment, '', ...places].join('\n');
    return `${githubRepo}/issues/new?${new URLSearchParams({ title, body }).toString()}`;
  };
  const characters = [...feedback.comment];
  let url = format(feedback.comment);
  while (url.length > URL_LIMIT && characters.length > 0) {
    characters.splice(-Math.ceil((url.length - URL_LIMIT) / 12));
    url = format(`${characters.join('')}…`);
  }
  return url;
}
