import { type ComponentProps, useEffect, useRef, useState } from 'react';
import texts from '@site/i18n/en/table.json';
import styles from './ScrollTable.module.css';

/** A table in a frame that scrolls sideways and is focusable with the keyboard when necessary. */
export function ScrollTable(props: ComponentProps<'table'>) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const frame = ref.current!;
    const observer = new ResizeObserver(() => setScrolls(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);

  const reach = scrolls ? { tabIndex: 0, role: 'group', 'aria-label': texts.scrolls } : {};
  return (
    <div ref={ref} className={styles.frame} {...reach}>
      <table {...props} />
    </div>
  );
}
