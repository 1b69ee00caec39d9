import type { ApiSize } from '@site/src/lib/contracts/api';
import { Icon } from '@site/src/components/Icon';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { Fragment } from 'react';
import { t } from '../apiTexts';
import { formatKilobytes } from '../formatKilobytes';
import { ApiSection } from './SectionHead';

interface ImportSectionProps {
  name: string;
  /** Name in the module, if it's different. */
  exportName: string | undefined;
  imports: readonly string[];
  isType: boolean;
  size: ApiSize | undefined;
}

function SizeNote({ size }: { size: ApiSize }) {
  const { alone, added, others } = size;
  return (
    <p data-size="">
      {t('size.alone', { alone: formatKilobytes(alone) })}
      {others.length > 0 &&
        t('size.added', { added: formatKilobytes(added), others: others.join(', ') })}
      {'. '}
      {t('size.note')}
    </p>
  );
}

/** Every way to import the page's subject, and its bundle size. */
export function ImportSection({ name, exportName, imports, isType, size }: ImportSectionProps) {
  const keyword = isType ? 'import type' : 'import';
  const specifier = exportName ? `${exportName} as ${name}` : name;
  return (
    <ApiSection id="import">
      <div data-copies="">
        <pre>
          <code>
            {imports.map((path, index) => (
              <Fragment key={path}>
                {index > 0 && (
                  <>
                    {'\n'}
                    <span className="tok-comment">{t('or')}</span>
                    {'\n'}
                  </>
                )}
                <span className="tok-keyword">{keyword}</span>
                {` { ${specifier} } `}
                <span className="tok-keyword">from</span>{' '}
                <span className="tok-string">{`'${path}'`}</span>;
              </Fragment>
            ))}
          </code>
        </pre>
        <button
          type="button"
          data-copy-button=""
          aria-label={t('copy')}
          title={t('copy')}
          hidden
          {...eventAttributes({ category: 'code', action: 'copy-click' })}
        >
          <Icon name="copy" />
        </button>
      </div>
      {size && <SizeNote size={size} />}
    </ApiSection>
  );
}
