import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePreferences } from '../preferences';
import styles from './FileTabs.module.css';
import type { ProgramFile } from './programState';
import { getTabTarget } from './tabKeys';
import { t } from './texts';

/** IDs that tabs and panels use to refer to each other. */
export const getTabId = (fileId: string) => `${fileId}-tab`;
export const getPanelId = (fileId: string) => `${fileId}-panel`;

interface FileTabsProps {
  files: readonly ProgramFile[];
  activeId: string;
  /** ID of the file with the diagnostic. */
  diagnosticId: string | undefined;
  /** Incremented whenever the tab of the visible file should be focused. */
  focusRequest: number;
  onSelect: (id: string) => void;
  onRename: (id: string) => void;
  onRemove: (id: string) => void;
}

/** One tab per file. F2 renames, Delete deletes. */
export function FileTabs({
  files,
  activeId,
  diagnosticId,
  focusRequest,
  onSelect,
  onRename,
  onRemove,
}: FileTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isRtl = usePreferences().theme.direction === 'rtl';

  useEffect(() => {
    if (focusRequest > 0) {
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    }
  }, [focusRequest]);

  useEffect(() => {
    const active = list.current?.querySelector('[aria-selected="true"]');
    active?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [activeId]);

  const handleKey = (event: KeyboardEvent) => {
    const index = files.findIndex(({ id }) => id === activeId);
    const target = files[getTabTarget(event.key, index, files.length, isRtl) ?? -1];
    if (target) {
      event.preventDefault();
      onSelect(target.id);
      document.getElementById(getTabId(target.id))?.focus();
    } else if (event.key === 'F2') {
      event.preventDefault();
      onRename(activeId);
    } else if (event.key === 'Delete' && index > 0) {
      onRemove(activeId);
      document.getElementById(getTabId(files[index - 1]!.id))?.focus();
    }
  };

  return (
    // Arrow keys reach the list from its focused tab.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- see above
    <div
      ref={list}
      role="tablist"
      aria-label={t('files.label')}
      className={styles.tabs}
      onKeyDown={handleKey}
    >
      {files.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={getTabId(id)}
          aria-controls={getPanelId(id)}
          aria-selected={id === activeId}
          tabIndex={id === activeId ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(id)}
        >
          <span dir="ltr">{name}</span>
          {id === diagnosticId && (
            <>
              <span className={styles.diagnostic} aria-hidden="true" />
              <span className="visually-hidden">{t('files.diagnostic')}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
