import { Notices } from '@site/src/components/Notices';
import { formatStart } from './formatChecklist';
import type { Query, QueryDiagnostic } from './query';
import { t } from './texts';
import styles from './UpgradeChecklist.module.css';

function describeDiagnostic(diagnostic: QueryDiagnostic, { from, to }: Query): string {
  return diagnostic.type === 'majors'
    ? t('diagnostics.majors', {
        from: diagnostic.from || from,
        to: diagnostic.to || to,
        shownFrom: formatStart(from),
        shownTo: to,
      })
    : t(`diagnostics.${diagnostic.type}`, { value: diagnostic.value });
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
