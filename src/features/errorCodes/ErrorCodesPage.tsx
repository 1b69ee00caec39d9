import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import page from '@site/src/components/page.module.css';
import { type ErrorCodeTable, formatErrorAddress } from '@site/src/lib/contracts/errorCodes';
import Layout from '@theme/Layout';
import { useEffect, useRef } from 'react';
import { CodeTable } from './CodeTable';
import { lookUp } from './lookUp';
import { LookupForm } from './LookupForm';
import { LookupResult } from './LookupResult';
import { t } from './texts';

/** Resolves the minified error in its URL: `?code=9&args[]=teel`. */
export function ErrorCodesPage({ table }: { table: ErrorCodeTable }) {
  const location = useLocation();
  const history = useHistory();
  // The same page is served for all codes.
  const isBrowser = useIsBrowser();
  const lookup = lookUp(table, isBrowser ? location.search : undefined);

  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    // After Docusaurus, which moves the focus to the top on every navigation.
    if (isAsked.current) {
      isAsked.current = false;
      heading.current?.focus();
    }
  }, [location]);
  const ask = (code: string, args: readonly string[]) => {
    isAsked.current = true;
    history.push({ search: formatErrorAddress(code, args) });
  };

  const isOfCode = lookup.state === 'unknown' || lookup.state === 'resolved';
  return (
    <Layout
      title={lookup.state === 'resolved' ? t('titleOf', { code: lookup.code }) : t('title')}
      description={t('description')}
    >
      {isOfCode && (
        <Head>
          {/* Anyone can choose what it shows by crafting a URL. */}
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <main className={`${page.page} markdown`}>
        <h1 className={page.title}>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
        <LookupResult ref={heading} lookup={lookup} />
        <LookupForm onLookUp={ask} />
        <CodeTable table={table} />
      </main>
    </Layout>
  );
}
