import texts from '@site/i18n/en/feedback.json';
import type { SentFeedback } from '@site/src/lib/contracts/feedback';
import { createTranslate } from '@site/src/lib/createTranslate';

const t = createTranslate({ en: texts });

/** Servers and browsers take addresses of 8 kB; an encoded character takes up to 12. */
const URL_LIMIT = 7000;

/** Template of the repository for its docs, whose field `page-url` can be given. */
const DOCS_TEMPLATE = '6.docs-feedback.yml';

/** The form of the repository for what is wrong with its docs, with the page's address. */
export function createReportUrl(repositoryUrl: string, pageUrl: string): string {
  const query = new URLSearchParams({ template: DOCS_TEMPLATE, 'page-url': pageUrl });
  return `${repositoryUrl}/issues/new?${query.toString()}`;
}

/** An issue that says what a comment says and on what; the end of a comment too long is left out. */
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
