import { Toolbar, ToolbarItem, ToolbarProvider } from '@ariakit/react/toolbar';
import controls from '@site/src/components/controls.module.css';
import chatTexts from '@site/i18n/en/chat.json';
import copyTexts from '@site/i18n/en/copySource.json';
import texts from '@site/i18n/en/demo.json';
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  type CodeStyling,
  type CodeVariant,
} from '@site/src/lib/contracts/demos';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { useIsNarrow } from '@site/src/components/useIsNarrow';
import { useRef } from 'react';
import { ChatLink } from '../chat';
import { setCodeStyling, setCodeVariant, usePreferences } from '../preferences';
import { DEMO_ACTIONS, type ActionId } from './actions';
import styles from './DemoPanel.module.css';
import { MoreMenu } from './MoreMenu';
import { ToolbarButton } from './ToolbarButton';
import { ToolbarChoice } from './ToolbarChoice';
import { useCopy } from '@site/src/components/useCopy';
import { createTranslate } from '@site/src/lib/createTranslate';
import { createCopy } from './createCopy';
import { getFiles } from './programs';
import { useDemoActions, type DemoActionsInput } from './useDemoActions';

const t = createTranslate({ en: texts });
const tCopy = createTranslate({ en: copyTexts });

export interface DemoToolbarProps extends DemoActionsInput {
  isCodeOpen: boolean;
  hasPreview: boolean;
  /** ID of the code panel. */
  codeId: string;
}

/** The four labels of the button that opens the code. */
function getExpandLabel(hasPreview: boolean, isOpen: boolean): string {
  if (hasPreview) {
    return t(isOpen ? 'hideFullSource' : 'showFullSource');
  }
  return t(isOpen ? 'hideSource' : 'showSource');
}

/** Widths in px required for the whole row, without and with a styling picker. */
const ROW_WIDTH = 660;
const STYLED_ROW_WIDTH = 820;

const COPY_TEXTS = {
  idle: 'copySource',
  copying: 'copySource',
  copied: 'copiedSource',
  failed: 'copyFailed',
} as const;

const VARIANT_EVENTS = { TS: 'source-ts', JS: 'source-js' } as const;

function getVariantOptions(demo: string) {
  return CODE_VARIANTS.map((value) => ({
    value,
    label: value,
    attributes: eventAttributes({ category: 'demo', action: VARIANT_EVENTS[value], label: demo }),
  }));
}

const STYLING_EVENTS = {
  system: 'styling-system',
  Tailwind: 'styling-tailwind',
  CSS: 'styling-css',
} as const;

function getStylingOptions(stylings: readonly CodeStyling[], demo: string) {
  return CODE_STYLINGS.map((value) => ({
    value,
    label: t(`styling.${value}`),
    isDisabled: !stylings.includes(value),
    attributes: eventAttributes({ category: 'demo', action: STYLING_EVENTS[value], label: demo }),
  }));
}

/** All actions for a demo; one tab stop, with arrow keys inside. */
export function DemoToolbar(props: DemoToolbarProps) {
  const { demo, title, styling, variant, isCodeOpen, hasPreview, codeId } = props;
  const { dispatch } = props;
  const ref = useRef<HTMLDivElement>(null);
  const hasStylings = demo.stylings.length > 1;
  const isNarrow = useIsNarrow(ref, hasStylings ? STYLED_ROW_WIDTH : ROW_WIDTH);
  const { direction } = usePreferences().theme;
  const { result, copy } = useCopy();
  const { run, isFullscreen, chat, message, isAvailable } = useDemoActions(props);
  const stylings = getStylingOptions(demo.stylings, demo.id);
  const variants = getVariantOptions(demo.id);
  const chooseVariant = (value: CodeVariant) => setCodeVariant(value);
  const copyLabel = tCopy(COPY_TEXTS[result]);
  const { isOpening, refusedUrl, dismiss } = chat.chat;
  const getLabel = (id: ActionId) => {
    if (id === 'chat') {
      return isOpening ? chatTexts.opening : chatTexts.openInChat;
    }
    if (id === 'copyPrompt') {
      return chatTexts.copyPrompt;
    }
    return t(id === 'fullscreen' && isFullscreen ? 'actions.exitFullscreen' : `actions.${id}`);
  };
  const closeLink = () => {
    dismiss();
    ref.current?.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus();
  };
  const entries = DEMO_ACTIONS.filter(({ id }) => isAvailable(id)).map((entry) => ({
    ...entry,
    ...(entry.id === 'copyPrompt' && chat.isPromptCopied && { icon: 'check' as const }),
    label: getLabel(entry.id),
    attributes: eventAttributes({ category: 'demo', action: entry.event, label: demo.id }),
  }));
  return (
    <ToolbarProvider rtl={direction === 'rtl'} focusLoop>
      <Toolbar ref={ref} className={styles.toolbar} aria-label={t('toolbar', { title })}>
        <span className={styles.name}>
          {demo.name}.{variant === 'TS' ? 'tsx' : 'js'}
        </span>
        {hasStylings && !isNarrow && (
          <ToolbarChoice
            label={t('stylingLabel')}
            options={stylings}
            value={styling}
            onChange={setCodeStyling}
          />
        )}
        {!isNarrow && (
          <ToolbarChoice
            label={t('language')}
            options={variants}
            value={variant}
            onChange={chooseVariant}
          />
        )}
        <ToolbarItem
          className={`${controls.quietButton} ${styles.expand}`}
          aria-expanded={isCodeOpen}
          aria-controls={codeId}
          onClick={() => dispatch({ type: 'TOGGLE_CODE' })}
          {...eventAttributes({ category: 'demo', action: 'expand', label: demo.id })}
        >
          {getExpandLabel(hasPreview, isCodeOpen)}
        </ToolbarItem>
        <ToolbarButton
          icon={result === 'copied' ? 'check' : 'copy'}
          label={copyLabel}
          data-copy-button=""
          onClick={() => copy(createCopy(getFiles(props)))}
          {...eventAttributes({
            category: isCodeOpen ? 'demo-expand' : 'demo',
            action: 'copy-click',
            label: demo.id,
          })}
        />
        {entries
          .filter(({ place }) => place === 'row' && !isNarrow)
          .map(({ id, icon, label, attributes }) => (
            <ToolbarButton
              key={id}
              icon={icon}
              label={label}
              aria-pressed={id === 'fullscreen' ? isFullscreen : undefined}
              aria-busy={id === 'chat' ? isOpening : undefined}
              onClick={() => run(id)}
              {...attributes}
            />
          ))}
        <MoreMenu
          label={t('more')}
          entries={entries.filter(({ place }) => place === 'menu' || isNarrow)}
          onChoose={run}
          styling={styling}
          stylings={hasStylings && isNarrow ? stylings : []}
          onStyling={setCodeStyling}
          variant={variant}
          variants={isNarrow ? variants : []}
          onVariant={chooseVariant}
        />
      </Toolbar>
      {refusedUrl && chat.product && (
        <ChatLink url={refusedUrl} product={chat.product.name} onClose={closeLink} />
      )}
      <p role="status" className={message && !refusedUrl ? styles.said : 'visually-hidden'}>
        {result === 'copied' || result === 'failed' ? copyLabel : message}
      </p>
    </ToolbarProvider>
  );
}
