import { type ComponentType, lazy, Suspense } from 'react';
import type * as Parts from './consentParts';
import { useConsent } from './useConsent';

/** A part of the controls, in a chunk of its own. Where it does not arrive, nothing is shown. */
function loadPart<Props>(
  select: (parts: typeof Parts) => ComponentType<Props>,
): () => Promise<{ default: ComponentType<Props> }> {
  return () =>
    import('./consentParts').then(
      (parts) => ({ default: select(parts) }),
      () => ({ default: () => null }),
    );
}

const ConsentNotice = lazy(loadPart((parts) => parts.ConsentNotice));
const ConsentButton = lazy(loadPart<{ className?: string }>((parts) => parts.ConsentButton));

/** Asks for consent, where a sink needs it and while the reader has not decided. */
export function Consent() {
  const { notice } = useConsent();
  return notice === 'closed' ? null : (
    <Suspense fallback={null}>
      <ConsentNotice />
    </Suspense>
  );
}

/** An entry of a list by which the choice is changed; none where no sink needs consent. */
export function ConsentEntry({ className }: { className?: string }) {
  const { isReady } = useConsent();
  return isReady ? (
    <li>
      <Suspense fallback={null}>
        <ConsentButton className={className} />
      </Suspense>
    </li>
  ) : null;
}
