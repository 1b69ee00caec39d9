import type { ReactNode } from 'react';
import { t } from '../catalogueTexts';

interface CatalogueFrameProps {
  kind: 'events' | 'selectors' | 'api' | 'exports';
  children: ReactNode;
}

/** Groups of rows below a filter, which needs a script. */
export function CatalogueFrame({ kind, children }: CatalogueFrameProps) {
  return (
    <div data-catalogue={kind}>
      <p data-filter="" hidden>
        <label>
          {t('filter')}{' '}
          <input
            type="search"
            placeholder={t(`filterHint.${kind}`)}
            autoComplete="off"
            spellCheck="false"
          />
        </label>{' '}
        <output />
      </p>
      {children}
      <p data-no-match="" hidden>
        {t('noMatch')}
      </p>
    </div>
  );
}

interface CatalogueGroupProps {
  /** ID and text of the group's heading; a single group has none. */
  id?: string;
  title?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A heading like those that Docusaurus renders. */
function GroupHeading({ id, title }: { id: string | undefined; title: string }) {
  return (
    <h3 id={id} className="anchor">
      {title}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={t('directLink', { heading: title })}
        translate="no"
      >
        {'\u200b'}
      </a>
    </h3>
  );
}

export function CatalogueGroup({ id, title, lead, children }: CatalogueGroupProps) {
  return (
    <section data-group="" aria-labelledby={id}>
      {title && <GroupHeading id={id} title={title} />}
      {lead && <p>{lead}</p>}
      {children}
    </section>
  );
}
