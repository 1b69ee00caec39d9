import texts from '@site/i18n/en/consent.json';
import { useEffect, useRef } from 'react';
import { openNotice } from './consentStore';
import { useConsent } from './useConsent';

/** Opens the notice again, and takes the focus back when it closes. */
export function ConsentButton({ className = '' }: { className?: string }) {
  const { notice } = useConsent();
  const ref = useRef<HTMLButtonElement>(null);
  const isOpened = notice === 'opened';
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current && !isOpened) {
      ref.current?.focus({ preventScroll: true });
    }
    wasOpened.current = isOpened;
  }, [isOpened]);
  return (
    <button ref={ref} type="button" className={`clean-btn ${className}`} onClick={openNotice}>
      {texts.change}
    </button>
  );
}
