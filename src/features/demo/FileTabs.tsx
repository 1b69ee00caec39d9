import { Tab, TabList, TabProvider } from '@ariakit/react/tab';
import { useId } from 'react';
import { usePreferences } from '../preferences';
import demoStyles from './Demo.module.css';
import styles from './DemoPanel.module.css';

interface FileTabsProps {
  label: string;
  names: readonly string[];
  active: string;
  onActivate: (name: string) => void;
}

/** The files of a demo; the code below is the selected file's. */
export function FileTabs({ label, names, active, onActivate }: FileTabsProps) {
  const prefix = useId();
  const { direction } = usePreferences().theme;
  return (
    <TabProvider
      rtl={direction === 'rtl'}
      selectedId={prefix + active}
      setSelectedId={(id) => id && onActivate(id.slice(prefix.length))}
    >
      <TabList aria-label={label} className={demoStyles.files}>
        {names.map((name) => (
          <Tab key={name} id={prefix + name} className={`${demoStyles.file} ${styles.file}`}>
            {name}
          </Tab>
        ))}
      </TabList>
    </TabProvider>
  );
}
