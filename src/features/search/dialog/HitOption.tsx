import {
  type ButtonHTMLAttributes,
  Children,
  isValidElement,
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  useState,
} from 'react';
import type { SearchHit } from '@site/src/lib/contracts/search';
import { HitText } from '../hits/HitText';
import { describeWay, t } from '../texts';
import type { DocSearchHit, RowHit } from './docSearchHits';
import { useDialog } from './DialogContext';
import styles from './HitOption.module.css';
import { isPlainClick } from './isPlainClick';
import { ACTION_ATTRIBUTE, STORED_ATTRIBUTE } from './useModal';

interface HitOptionProps {
  /** DocSearch has removed the matches from stored hits. */
  hit: Omit<DocSearchHit, '_highlightResult' | '_snippetResult'> & Partial<Pick<RowHit, 'row'>>;
  /** What DocSearch would render: an icon, text as HTML, and action buttons. */
  children: ReactNode;
}

type Action = ButtonHTMLAttributes<HTMLButtonElement>;

/** The actions for a stored hit: the buttons that DocSearch would render for it. */
function listActions(node: ReactNode): Action[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<PropsWithChildren<Action>>(child)) {
      return [];
    }
    return child.type === 'button' ? [child.props] : listActions(child.props.children);
  });
}

/**
 * The same, but only for the pointer: an option can't contain controls, and the keyboard has
 * Delete.
 */
function Actions({ of: actions }: { of: readonly Action[] }) {
  return actions.map(({ title, onClick, children }) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <span
      key={title}
      className={styles.action}
      title={title}
      {...{ [STORED_ATTRIBUTE]: '' }}
      // The buttons only use the event to stop it.
      onClick={(event) => onClick?.(event as unknown as MouseEvent<HTMLButtonElement>)}
    >
      {children}
    </span>
  ));
}

/** An option that changes the dialog; the click is hidden from DocSearch, which would close it. */
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

/** Another page with the name of the hit above it. */
function AlsoText({ hit: { title, page } }: { hit: SearchHit }) {
  return (
    <>
      <span className="visually-hidden">{title} </span>
      {page}
    </>
  );
}

/**
 * Our version of an option in the list. DocSearch moves through options, which aren't focusable.
 */
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
  // A stored hit stands alone.
  const isAlso = row?.isAlso && actions.length === 0;
  const Text = isAlso ? AlsoText : HitText;
  const follow = (event: MouseEvent) => {
    if (row && isPlainClick(event)) {
      event.preventDefault();
      choose(row.hit);
    }
  };
  return (
    <>
      <a
        className={isAlso ? styles.also : styles.option}
        // Without `href`, it isn't focusable, as required in an option; the pointer needs the link.
        href={isReached ? url : undefined}
        onPointerEnter={reach}
        onPointerDown={reach}
        onClick={follow}
      >
        {row ? <Text hit={row.hit} /> : (hierarchy.lvl1 ?? hierarchy.lvl0)}
      </a>
      <Actions of={actions} />
    </>
  );
}
