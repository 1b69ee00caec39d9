import { Notices } from '@site/src/components/Notices';
import type { QueryDiagnostic, Query } from './query';
import styles from './ApiChangesPage.module.css';
import { t } from './texts';

function describeDiagnostic(diagnostic: QueryDiagnostic, { product, from, to }: Query): string {
  const name = t(`products.${product}`);
  switch (diagnostic.type) {
    case 'product':
      return t('diagnostics.product', { value: diagnostic.value, shown: name });
    case 'majors':
      return t('diagnostics.majors', {
        name,
        from: diagnostic.from || from,
        to: diagnostic.to || to,
        shownFrom: from,
        shownTo: to,
      });
    case 'kind':
      return t('diagnostics.kind', { value: diagnostic.value });
  }
}

interface DiagnosticsProps {
  query: Query;
  diagnostics: readonly QueryDiagnostic[];
}

/** The parts of the URL that are invalid, and what is shown instead. */
export function Diagnostics({ query, diagnostics }: DiagnosticsProps) {
  const texts = diagnostics.map((diagnostic) => describeDiagnostic(diagnostic, query));
  return <Notices texts={texts} className={styles.diagnostic} />;
}
