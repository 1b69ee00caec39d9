// Change: replaced. Uses only what every page has; the page can be reloaded without React.
import { useLocation } from '@docusaurus/router';
import texts from '@site/i18n/en/frame.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import Heading from '@theme/Heading';
import type { ComponentProps } from 'react';
import styles from '../NotFound/Content/styles.module.css';

const t = createTranslate({ en: texts });

export default function ErrorPageContent({ error }: ComponentProps<typeof ErrorPageContentType>) {
  const { pathname, search } = useLocation();
  return (
    <main className={`${styles.page} markdown`}>
      <Heading as="h1">{t('pageError.title')}</Heading>
      <p role="alert">{t('pageError.lead')}</p>
      <p>
        <a href={pathname + search}>{t('pageError.reload')}</a>
      </p>
      <pre>
        <code>{error.message}</code>
      </pre>
    </main>
  );
}
