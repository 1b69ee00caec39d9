import type { QueryFault, Query } from './query';
import styles from './ApiChangesPage.module.css';
import { t } from './texts';

function describeFault(fault: QueryFault, { product, from, to }: Query): string {
  const name = t(`products.${product}`);
  switch (fault.type) {
    case 'product':
      return t('faults.product', { value: fault.value, shown: name });
    case 'majors':
      return t('faults.majors', {
        name,
        from: fault.from || from,
        to: fault.to || to,
        shownFrom: from,
        shownTo: to,
      });
    case 'kind':
      return t('faults.kind', { value: fault.value });
  }
}

interface FaultsProps {
  query: Query;
  faults: readonly QueryFault[];
}

/** What in the address could not be followed, and what is shown in its place. */
export function Faults({ query, faults }: FaultsProps) {
  return (
    <div role="status">
      {faults.map((fault) => {
        const text = describeFault(fault, query);
        return (
          <p key={text} className={styles.fault}>
            {text}
          </p>
        );
      })}
    </div>
  );
}
