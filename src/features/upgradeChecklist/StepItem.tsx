import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { InlineMarkdown } from '@site/src/components/InlineMarkdown';
import { Badge } from '@site/src/features/plans';
import { useId } from 'react';
import { Command } from './Command';
import type { ChecklistItem } from './createChecklist';
import { describeItem, isApart } from './describeItem';
import styles from './Steps.module.css';
import { t } from './texts';
import { setTicks } from './ticksStore';

/** A step to check off, whom it affects, its commands, and a link to the explanation. */
export function StepItem({ item, isDone }: { item: ChecklistItem; isDone: boolean }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const notesId = useId();
  const { id, product, title, path, plan, commands = [] } = item;
  const notes = describeItem(item);
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isDone}
          aria-describedby={notes.length > 0 ? notesId : undefined}
          onChange={({ target }) => setTicks([id], target.checked)}
        />
        <span>
          <span className={styles.product}>{t(`products.${product}`)}</span>{' '}
          <span className={styles.title}>
            <InlineMarkdown>{title}</InlineMarkdown>
          </span>
        </span>
      </label>
      <span className={styles.aside}>
        {plan && <Badge kind={plan} />}
        {/* Not the router's link: old versions are separate builds. */}
        <a href={withBaseUrl(path)}>
          {t(path.includes('/api/changes/') ? 'item.changes' : 'item.guide')}
          <span className="visually-hidden"> {title.replaceAll('`', '')}</span>
        </a>
      </span>
      {notes.length > 0 && (
        <p id={notesId} className={styles.notes}>
          <InlineMarkdown>{notes.join(' · ')}</InlineMarkdown>
        </p>
      )}
      {commands.map((command) => (
        <Command key={command} command={command} isApart={isApart(command, item)} />
      ))}
    </li>
  );
}
