import { Icon } from '@site/src/components/Icon';
import { lazy, Suspense, useState } from 'react';
import labels from '@site/i18n/en/settingsButton.json';
import { createTranslate } from '@site/src/lib/createTranslate';

const t = createTranslate({ en: labels });
const loadDrawer = () => import('./SettingsDrawer');
const SettingsDrawer = lazy(loadDrawer);

/** Opens the settings; their code is loaded when the reader reaches for them. */
export function SettingsButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
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
    </>
  );
}
