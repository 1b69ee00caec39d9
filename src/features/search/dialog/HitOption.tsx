import {
  type ButtonHTMLAttributes,
  Children,
  isValidElement,
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  useState,
} from 'react';
import { HitText } from '../hits/HitText';
import { describeWay, t } from '../texts';
import type { DocSearchHit, RowHit } from './docSearchHits';
import { useDialog } from './DialogContext';
import styles from './HitOption.module.css';
import { isPlainClick } from './isPlainClick';
import { ACTION_ATTRIBUTE, STORED_ATTRIBUTE } from './useModal';

interface HitOptionProps {
  /** Of the stored ones DocSearch has dropped what was found in them. */
  hit: Omit<DocSearchHit, '_highlightResult' | '_snippetResult'> & Partial<Pick<RowHit, 'row'>>;
  /** How DocSearch would draw it: an icon, texts as HTML, and what can be done with it. */
  children: ReactNode;
}

type Action = ButtonHTMLAttributes<HTMLButtonElement>;

/** What can be done with what is stored: the buttons that DocSearch would draw on it. */
function listActions(node: ReactNode): Action[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<PropsWithChildren<Action>>(child)) {
      return [];
    }
    return child.type === 'button' ? [child.props] : listActions(child.props.children);
  });
}

/** The same for the pointer alone: an option holds no controls, and for keys there is Delete. */
function Actions({ of: actions }: { of: readonly Action[] }) {
  return actions.map(({ title, onClick, children }) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <span
      key={title}
      className={styles.action}
      title={title}
      {...{ [STORED_ATTRIBUTE]: '' }}
      // The buttons want the event only to stop it.
      onClick={(event) => onClick?.(event as unknown as MouseEvent<HTMLButtonElement>)}
    >
      {children}
    </span>
  ));
}

/** An option that changes the dialog; DocSearch, which would close it, is not told of the click. */
function ActionOption({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const act = (event: MouseEvent) => {
    event.stopPropagation();
    onClick();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the option around it is chosen by keys
    <div className={styles.option} {...{ [ACTION_ATTRIBUTE]: '' }} onClick={act}>
      {children}
    </div>
  );
}

/** An option of the list as we draw it. DocSearch moves through options; they take no focus. */
export function HitOption({ hit, children }: HitOptionProps) {
  const { choose, search, retry } = useDialog();
  const [isReached, setReached] = useState(false);
  const { row, url, hierarchy } = hit;
  if (row?.type === 'way') {
    return <ActionOption onClick={() => search(row.way)}>{describeWay(row.way)}</ActionOption>;
  }
  if (row?.type === 'retry') {
    return <ActionOption onClick={retry}>{t('retry')}</ActionOption>;
  }
  const reach = () => setReached(true);
  const actions = listActions(children);
  const follow = (event: MouseEvent) => {
    if (row && isPlainClick(event)) {
      event.preventDefault();
      choose(row.hit);
    }
  };
  return (
    <>
      <a
        className={styles.option}
        // Without an address it takes no focus, which an option may not hold; the pointer needs one.
        href={isReached ? url : undefined}
        onPointerEnter={reach}
        onPointerDown={reach}
        onClick={follow}
      >
        {row ? <HitText hit={row.hit} /> : (hierarchy.lvl1 ?? hierarchy.lvl0)}
      </a>
      <Actions of={actions} />
    </>
  );
}
