import { useEffect, useRef } from 'react';
import { openNotice } from './consentStore';
import { useConsent } from './useConsent';

export interface ConsentButtonProps {
  label: string;
  className?: string;
}

/** Opens the notice again and gets the focus back when it closes. */
export function ConsentButton({ label, className = '' }: ConsentButtonProps) {
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
      {label}
    </button>
  );
}
