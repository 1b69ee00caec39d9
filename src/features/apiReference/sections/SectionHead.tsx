import type { SectionId } from '@site/src/lib/apiPage/pageParts';
import { SECTION_TITLES } from '@site/src/lib/apiPage/sectionTitles';
import type { ReactNode } from 'react';
import { t } from '../apiTexts';
import { type Layout, LAYOUTS, type RowKind } from '../layoutChoice';

interface HeadingProps {
  as: 'h2' | 'h3';
  id: string;
  children: string;
}

/** A heading like those that Docusaurus renders, so that the table of contents tracks it. */
export function ApiHeading({ as: As, id, children }: HeadingProps) {
  return (
    <As className="anchor" id={id}>
      {children}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={t('directLink', { heading: children })}
        translate="no"
      >
        {'\u200b'}
      </a>
    </As>
  );
}

interface SectionProps {
  id: SectionId;
  children: ReactNode;
}

export function ApiSection({ id, children }: SectionProps) {
  return (
    <>
      <ApiHeading as="h2" id={id}>
        {SECTION_TITLES[id]}
      </ApiHeading>
      {children}
    </>
  );
}

interface RowsHeadProps {
  id: SectionId;
  kind: RowKind;
  layout: Layout;
}

/**
 * The heading of a section of rows. Reserves space for the layout picker until a script makes it
 * interactive.
 */
export function RowsHead({ id, kind, layout }: RowsHeadProps) {
  return (
    <div data-head="">
      <ApiHeading as="h2" id={id}>
        {SECTION_TITLES[id]}
      </ApiHeading>
      <label hidden>
        {t('view')}{' '}
        <select data-view={kind} defaultValue={layout}>
          {LAYOUTS.map((option) => (
            <option key={option} value={option}>
              {t(`layouts.${option}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
