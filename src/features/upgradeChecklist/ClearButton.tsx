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
