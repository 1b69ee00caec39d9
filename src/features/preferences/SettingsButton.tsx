import { Icon } from '@site/src/components/Icon';
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import labels from '@site/i18n/en/settingsButton.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { SETTINGS_BEFORE_KEY } from '@site/src/lib/preferenceKeys';

const t = createTranslate({ en: labels });
const loadDrawer = () => import('./drawer/SettingsDrawer');
const SettingsDrawer = lazy(loadDrawer);

/** The notice about settings that a link brought. Without its code, the reader has the settings themselves. */
const LinkNotice = lazy<ComponentType>(() =>
  import('./LinkSettingsNotice').catch(() => ({ default: () => null })),
);

function hasLinkSettings(): boolean {
  try {
    return sessionStorage.getItem(SETTINGS_BEFORE_KEY) !== null;
  } catch {
    return false;
  }
}

/** A link brings settings before the page is drawn, and never later. */
const ignoreChanges = () => () => {};

/** Opens the settings; their code is loaded when the reader reaches for them. */
export function SettingsButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasLink = useSyncExternalStore(ignoreChanges, hasLinkSettings, () => false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('settings')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
      >
        <Icon name="settings" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SettingsDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
      {hasLink && (
        <Suspense fallback={null}>
          <LinkNotice />
        </Suspense>
      )}
    </>
  );
}
