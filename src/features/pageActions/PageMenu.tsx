import {
  Menu,
  MenuGroup,
  MenuGroupLabel,
  MenuItem,
  MenuItemRadio,
  MenuSeparator,
  useMenuStore,
} from '@ariakit/react/menu';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import texts from '@site/i18n/en/pageMenu.json';
import { Icon, type IconName } from '@site/src/components/Icon';
import type { Action } from '@site/src/lib/contracts/analytics';
import { CODE_STYLINGS, CODE_VARIANTS } from '@site/src/lib/contracts/demos';
import { createTranslate } from '@site/src/lib/createTranslate';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { getMarkdownPath } from '@site/src/lib/markdownPath';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { setCodeStyling, setCodeVariant, usePreferences } from '../preferences';
import { ASSISTANTS } from './assistants';
import { hasDemos, loadMarkdown } from './loadMarkdown';
import styles from './PageMenu.module.css';

const t = createTranslate({ en: texts });

interface PageMenuProps {
  /** The button that opens the menu, which appears below it. */
  more: RefObject<HTMLButtonElement>;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  /** Of the page, with base URL. */
  permalink: string;
  copyPage: () => void;
}

interface ChoiceProps<Value extends keyof typeof texts> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few; the menu stays open, because the next step is to use the chosen option. */
function Choice<Value extends keyof typeof texts>(props: ChoiceProps<Value>) {
  const { label, values, value, onChange } = props;
  return (
    <MenuGroup>
      <MenuGroupLabel className={styles.label}>{label}</MenuGroupLabel>
      {values.map((option) => (
        <MenuItemRadio
          key={option}
          name={label}
          value={option}
          checked={option === value}
          className={styles.item}
          onChange={() => onChange(option)}
        >
          <span className={styles.tick}>{option === value && <Icon name="check" />}</span>
          {t(option)}
        </MenuItemRadio>
      ))}
    </MenuGroup>
  );
}

interface LinkItemProps {
  href: string;
  event: Action<'page'>;
  icon: IconName;
  /** Whether it links to another site, in a new tab. */
  isOutside?: boolean;
  children: ReactNode;
}

function LinkItem({ href, event, icon, isOutside = false, children }: LinkItemProps) {
  const attributes = eventAttributes({ category: 'page', action: event });
  const link = (
    <a href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })} {...attributes}>
      <Icon name={icon} />
      {children}
    </a>
  );
  return <MenuItem className={styles.item} render={link} />;
}

/**
 * Where the page is served in the variant chosen by the reader; until that's known, the default.
 */
function useMarkdownPath(permalink: string, isOpen: boolean, choice: string): string {
  const [found, setFound] = useState(() => getMarkdownPath(permalink));
  useEffect(() => {
    let isCurrent = isOpen;
    loadMarkdown(permalink).then(
      (page) => isCurrent && setFound(page.path),
      // The links fall back to what exists for every page.
      () => isCurrent && setFound(getMarkdownPath(permalink)),
    );
    return () => {
      isCurrent = false;
    };
  }, [permalink, isOpen, choice]);
  return found;
}

/** Actions for a page as Markdown, and options for its demos there. */
export function PageMenu({ more, isOpen, setIsOpen, permalink, copyPage }: PageMenuProps) {
  const { url, title: brand } = useDocusaurusContext().siteConfig;
  const { theme, codeVariant, codeStyling } = usePreferences();
  const menu = useMenuStore({
    open: isOpen,
    setOpen: setIsOpen,
    rtl: theme.direction === 'rtl',
    placement: 'bottom-end',
  });
  useEffect(() => {
    menu.setAnchorElement(more.current);
    menu.setDisclosureElement(more.current);
    menu.setInitialFocus('first');
    menu.setAutoFocusOnShow(true);
  }, [menu, more, isOpen]);
  const address = useMarkdownPath(permalink, isOpen, `${codeVariant} ${codeStyling}`);
  const prompt = t('prompt', { address: `${url}${address}`, brand });
  return (
    <Menu
      store={menu}
      gutter={4}
      overflowPadding={8}
      autoFocusOnShow
      aria-label={more.current?.ariaLabel ?? undefined}
      className={styles.menu}
    >
      <MenuItem
        className={styles.item}
        onClick={copyPage}
        {...eventAttributes({ category: 'page', action: 'copy-markdown' })}
      >
        <Icon name="copy" />
        {t('copy')}
      </MenuItem>
      <LinkItem href={address} event="view-markdown" icon="link">
        {t('view')}
      </LinkItem>
      {ASSISTANTS.map(({ name, url: start, event }) => (
        <LinkItem
          key={name}
          href={start + encodeURIComponent(prompt)}
          event={event}
          icon="external"
          isOutside
        >
          {t('open', { name })}
          <span className="visually-hidden"> ({t('newTab')})</span>
        </LinkItem>
      ))}
      {hasDemos() && (
        <>
          <MenuSeparator className={styles.line} />
          <Choice
            label={t('language')}
            values={CODE_VARIANTS}
            value={codeVariant}
            onChange={setCodeVariant}
          />
          <Choice
            label={t('styling')}
            values={CODE_STYLINGS}
            value={codeStyling}
            onChange={setCodeStyling}
          />
        </>
      )}
    </Menu>
  );
}
