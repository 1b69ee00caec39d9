import texts from '@site/i18n/en/copySource.json';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { Icon } from './Icon';
import { COPIED_LONG_MS } from './copiedTimes';
import { useCopy } from './useCopy';

const LABELS = {
  idle: texts.copySource,
  copying: texts.copySource,
  copied: texts.copied,
  failed: texts.copyFailed,
};

/** Copies a code block. */
export function CopyCodeButton({ code, className = '' }: { code: string; className?: string }) {
  const { result, copy } = useCopy(COPIED_LONG_MS);
  return (
    <button
      type="button"
      className={`clean-btn ${className}`}
      aria-label={LABELS[result]}
      title={LABELS[result]}
      data-copy-button=""
      data-copied={result === 'copied' || undefined}
      onClick={() => copy(code)}
      {...eventAttributes({ category: 'code', action: 'copy-click' })}
    >
      <Icon name={result === 'copied' ? 'check' : 'copy'} />
      <span role="status" className="visually-hidden">
        {result === 'idle' ? '' : LABELS[result]}
      </span>
    </button>
  );
}
