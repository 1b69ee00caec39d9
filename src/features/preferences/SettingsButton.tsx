import { Drawer } from '@site/src/components/Drawer';
import { Icon } from '@site/src/components/Icon';
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import labels from '@site/i18n/en/settingsButton.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { SETTINGS_BEFORE_KEY } from '@site/src/lib/preferenceKeys';

const t = createTranslate({ en: labels });
const loadDrawer = () => import('./drawer/SettingsDrawer');

interface SettingsProps {
  onClose: () => void;
}

/** Replaces the settings if their code can't be loaded: offline, or after a deployment. */
function MissingSettings({ onClose }: SettingsProps) {
  return (
    <Drawer label={t('settings')} closeLabel={t('close')} side="end" onClose={onClose}>
      <p role="alert">{t('missing')}</p>
    </Drawer>
  );
}

/** Preloads the settings; failures are reported when they're opened. */
function prepare(): void {
  loadDrawer().catch(() => {});
}

/** The notice about settings from a link. Without its code, the reader still has the settings. */
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

/** A link changes settings before the first paint, and never later. */
const ignoreChanges = () => () => {};

/** Opens the settings; their code is loaded when the reader reaches for them. */
export function SettingsButton({ className }: { className?: string }) {
  const [Settings, setSettings] = useState<ComponentType<SettingsProps>>();
  const open = async () => {
    const opened = await loadDrawer().then(
      (loaded) => loaded.default,
      () => MissingSettings,
    );
    setSettings(() => opened);
  };
  const hasLink = useSyncExternalStore(ignoreChanges, hasLinkSettings, () => false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('settings')}
        aria-haspopup="dialog"
        onClick={() => void open()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="settings" />
      </button>
      {Settings && <Settings onClose={() => setSettings(undefined)} />}
      {hasLink && (
        <Suspense fallback={null}>
          <LinkNotice />
        </Suspense>
      )}
    </>
  );
}
