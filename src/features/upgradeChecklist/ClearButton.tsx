import { useState } from 'react';
import { t } from './texts';
import { setTicks } from './ticksStore';

interface ClearButtonProps {
  /** The checked items of the visible list. */
  ids: readonly string[];
  className: string | undefined;
}

/**
 * Unchecks all items of the visible list, or checks them again. Always present, so that checking an
 * item moves nothing.
 */
export function ClearButton({ ids, className }: ClearButtonProps) {
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const hasTicks = ids.length > 0;
  const clear = () => {
    setCleared(ids);
    setTicks(ids, false);
  };
  return (
    <button
      type="button"
      className={className}
      disabled={!hasTicks && cleared.length === 0}
      onClick={hasTicks ? clear : () => setTicks(cleared, true)}
    >
      {t(hasTicks || cleared.length === 0 ? 'ticks.clear' : 'ticks.undo')}
    </button>
  );
}
