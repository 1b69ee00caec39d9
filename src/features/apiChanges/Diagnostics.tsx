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

/** What in the address could not be followed, and what is shown in its place. */
export function Diagnostics({ query, diagnostics }: DiagnosticsProps) {
  return (
    <div role="status">
      {diagnostics.map((diagnostic) => {
        const text = describeDiagnostic(diagnostic, query);
        return (
          <p key={text} className={styles.diagnostic}>
            {text}
          </p>
        );
      })}
    </div>
  );
}
