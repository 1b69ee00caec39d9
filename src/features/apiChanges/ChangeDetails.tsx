import { InlineMarkdown } from '@site/src/components/InlineMarkdown';
import type { ApiChange } from '@site/src/lib/contracts/apiChanges';
import { type ReactNode } from 'react';
import styles from './ChangeRow.module.css';
import { t } from './texts';

function Step({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <>
      {before}
      <span aria-hidden="true" className={styles.arrow}>
        →
      </span>
      <span className="visually-hidden"> {t('change.becomes')} </span>
      {after}
    </>
  );
}

function Code({ children }: { children: string | undefined }) {
  return children === undefined ? t('change.none') : <code>{children}</code>;
}

function translateNeed(need: string | undefined): string {
  return t(need === 'required' ? 'change.required' : 'change.optional');
}

/** The old and new state, or what to do about the change. */
export function ChangeDetails({ change }: { change: ApiChange }) {
  const { kind, before, after, instead, knownBy } = change;
  switch (kind) {
    case 'added':
      return null;
    case 'removed':
      return (
        instead !== undefined && (
          <>
            {t('change.use')} <code>{instead}</code>
          </>
        )
      );
    case 'required':
      return <Step before={translateNeed(before)} after={translateNeed(after)} />;
    case 'deprecated':
      return after !== undefined && <InlineMarkdown>{after}</InlineMarkdown>;
    default:
      return (
        <>
          <Step before={<Code>{before}</Code>} after={<Code>{after}</Code>} />
          {knownBy === 'similarity' && <span> ({t('change.likeness')})</span>}
        </>
      );
  }
}
