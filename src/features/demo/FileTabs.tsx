import { Tab, TabList, TabProvider } from '@ariakit/react/tab';
import { useId } from 'react';
import { usePreferences } from '../preferences';
import styles from './Demo.module.css';

interface FileTabsProps {
  label: string;
  names: readonly string[];
  active: string;
  onActivate: (name: string) => void;
}

/** The files of a demo; the code below is that of the selected one. */
export function FileTabs({ label, names, active, onActivate }: FileTabsProps) {
  const prefix = useId();
  const { direction } = usePreferences().theme;
  return (
    <TabProvider
      rtl={direction === 'rtl'}
      selectedId={prefix + active}
      setSelectedId={(id) => id && onActivate(id.slice(prefix.length))}
    >
      <TabList aria-label={label} className={styles.files}>
        {names.map((name) => (
          <Tab key={name} id={prefix + name} className={styles.file}>
            {name}
          </Tab>
        ))}
      </TabList>
    </TabProvider>
  );
}
