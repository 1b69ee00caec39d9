import controls from '@site/src/components/controls.module.css';
import { t } from '../texts';
import styles from './SearchPage.module.css';

interface PagesProps {
  page: number;
  count: number;
  onChange: (page: number) => void;
}

/** Pagination for a long list. */
export function Pages({ page, count, onChange }: PagesProps) {
  if (count === 1) {
    return null;
  }
  return (
    <nav className={styles.pages} aria-label={t('page.pages')}>
      <button
        type="button"
        className={controls.button}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        {t('page.previous')}
      </button>
      <span>{t('page.number', { page, count })}</span>
      <button
        type="button"
        className={controls.button}
        disabled={page >= count}
        onClick={() => onChange(page + 1)}
      >
        {t('page.next')}
      </button>
    </nav>
  );
}
