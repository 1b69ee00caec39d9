import { type ComponentType, lazy, Suspense } from 'react';
import type { ConsentButtonProps } from './ConsentButton';
import { useConsent } from './useConsent';

/** A control in a chunk of its own. Where it does not arrive, nothing is shown. */
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
