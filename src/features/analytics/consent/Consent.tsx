import { type ComponentType, lazy, Suspense } from 'react';
import type { ConsentButtonProps } from './ConsentButton';
import { useConsent } from './useConsent';

/** A control in its own chunk. If the chunk can't be loaded, nothing is shown. */
function lazyControl<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (control) => ({ default: control }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  );
}

const ConsentNotice = lazyControl(() =>
  import('./ConsentNotice').then((module) => module.ConsentNotice),
);
const ConsentButton = lazyControl<ConsentButtonProps>(() =>
  import('./ConsentButton').then((module) => module.ConsentButton),
);

/** Asks for consent if a sink requires it and the reader hasn't decided yet. */
export function Consent() {
  const { notice } = useConsent();
  return notice === 'closed' ? null : (
    <Suspense fallback={null}>
      <ConsentNotice />
    </Suspense>
  );
}

/** A list item for changing the choice; nothing if no sink requires consent. */
export function ConsentEntry(props: ConsentButtonProps) {
  const { isReady } = useConsent();
  return isReady ? (
    <li>
      <Suspense fallback={null}>
        <ConsentButton {...props} />
      </Suspense>
    </li>
  ) : null;
}
