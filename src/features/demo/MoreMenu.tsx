import {
  Menu,
  MenuButton,
  MenuItem,
  MenuItemRadio,
  MenuProvider,
  MenuSeparator,
} from '@ariakit/react/menu';
import { ToolbarItem } from '@ariakit/react/toolbar';
import controls from '@site/src/components/controls.module.css';
import texts from '@site/i18n/en/demo.json';
import { Icon } from '@site/src/components/Icon';
import type { CodeStyling, CodeVariant } from '@site/src/lib/contracts/demos';
import { createTranslate } from '@site/src/lib/createTranslate';
import type { EventAttributes } from '@site/src/lib/eventAttributes';
import type { ActionId, DemoActionEntry } from './actions';
import styles from './DemoPanel.module.css';
import { ToolbarIcon } from './ToolbarIcon';

const t = createTranslate({ en: texts });

interface Option<Value> {
  value: Value;
  label: string;
  isDisabled?: boolean;
  attributes: EventAttributes;
}

interface MoreMenuProps {
  label: string;
  entries: readonly (DemoActionEntry & { label: string; attributes: EventAttributes })[];
  onChoose: (id: ActionId) => void;
  styling: CodeStyling;
  stylings: readonly Option<CodeStyling>[];
  onStyling: (styling: CodeStyling) => void;
  variant: CodeVariant;
  variants: readonly Option<CodeVariant>[];
  onVariant: (variant: CodeVariant) => void;
}

interface RadiosProps<Value extends string> {
  name: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

function Radios<Value extends string>({ name, options, value, onChange }: RadiosProps<Value>) {
  return options.map((option) => (
    <MenuItemRadio
      key={option.value}
      name={name}
      value={option.value}
      checked={option.value === value}
      disabled={option.isDisabled}
      hideOnClick
      className={styles.item}
      onChange={() => onChange(option.value)}
      {...option.attributes}
    >
      <span className={styles.tick}>{option.value === value && <Icon name="check" />}</span>
      {option.label}
    </MenuItemRadio>
  ));
}

/** The actions that don't fit into the toolbar; on a phone, also those that are in it elsewhere. */
export function MoreMenu(props: MoreMenuProps) {
  const { label, entries, onChoose, styling, stylings, onStyling } = props;
  const { variant, variants, onVariant } = props;
  return (
    <MenuProvider>
      <MenuButton
        render={<ToolbarItem className={`${controls.quietButton} ${styles.icon}`} />}
        aria-label={label}
      >
        <Icon name="more" />
      </MenuButton>
      {/* Fixed: focusing an item would otherwise scroll the page under the header, and the menu
          with it. */}
      <Menu portal fixed gutter={4} overflowPadding={8} className={styles.menu} data-portal="">
        <Radios name={t('stylingLabel')} options={stylings} value={styling} onChange={onStyling} />
        {stylings.length > 0 && <MenuSeparator className={styles.line} />}
        <Radios name={t('language')} options={variants} value={variant} onChange={onVariant} />
        {variants.length > 0 && <MenuSeparator className={styles.line} />}
        {entries.map((entry) => (
          <MenuItem
            key={entry.id}
            className={styles.item}
            onClick={() => onChoose(entry.id)}
            {...entry.attributes}
          >
            <ToolbarIcon name={entry.icon} />
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
    </MenuProvider>
  );
}
