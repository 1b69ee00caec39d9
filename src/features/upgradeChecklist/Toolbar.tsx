import controls from '@site/src/components/controls.module.css';
import { Icon } from '@site/src/components/Icon';
import { useCopy } from '@site/src/components/useCopy';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { ClearButton } from './ClearButton';
import { type Checklist, listItems } from './createChecklist';
import { downloadText } from './downloadText';
import type { Query } from './query';
import { t } from './texts';
import styles from './Toolbar.module.css';
import { useMarkdown } from './useMarkdown';

const BUTTON = `${controls.button} ${styles.button}`;

interface ToolbarProps {
  checklist: Checklist;
  query: Query;
  ticks: readonly string[];
}

/** The reader's progress, and buttons to start over and to export the list. */
export function Toolbar({ checklist, query, ticks }: ToolbarProps) {
  const { result, copy } = useCopy();
  const write = useMarkdown({ checklist, query, ticks });
  const ids = listItems(checklist).map(({ id }) => id);
  const done = ids.filter((id) => ticks.includes(id));
  const { from, to } = query;
  return (
    <div className={styles.toolbar}>
      <p role="status" className={styles.progress}>
        {t('progress', { done: done.length, all: ids.length })}
      </p>
      <button
        type="button"
        className={BUTTON}
        onClick={() => copy(write())}
        {...eventAttributes({ category: 'upgrade', action: 'copy' })}
      >
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        {t('copy.idle')}
      </button>
      <button
        type="button"
        className={BUTTON}
        onClick={() => downloadText(write(), `upgrade-${from}-${to}.md`)}
        {...eventAttributes({ category: 'upgrade', action: 'download' })}
      >
        <Icon name="download" />
        {t('download')}
      </button>
      <ClearButton ids={done} className={`${BUTTON} ${styles.clear}`} />
      <span role="status" className={result === 'failed' ? styles.failure : 'visually-hidden'}>
        {(result === 'copied' || result === 'failed') && t(`copy.${result}`)}
      </span>
    </div>
  );
}
