import { useState } from 'react';
import { t } from './texts';
import { setTicks } from './ticksStore';

interface ClearButtonProps {
  /** What is ticked of the shown list. */
  ids: readonly string[];
  className: string | undefined;
}

/** Takes the ticks of the shown list away, and brings them back. Always there, so that a tick moves nothing. */
export function ClearButton({ ids, className }: ClearButtonProps) {
  const [cleared, setCleared] = useState<readonly string[]>([]);
  if (ids.length > 0) {
    return (
      <button
        key="ticks"
        type="button"
        className={className}
        onClick={() => {
          setCleared(ids);
          setTicks(ids, false);
        }}
      >
        {t('ticks.clear')}
      </button>
    );
  }
  const isUntouched = cleared.length === 0;
  return (
    <button
      key="ticks"
      type="button"
      className={className}
      disabled={isUntouched}
      onClick={() => setTicks(cleared, true)}
    >
      {t(isUntouched ? 'ticks.clear' : 'ticks.undo')}
    </button>
  );
}
