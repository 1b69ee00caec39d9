import texts from '@site/i18n/en/api.json';
import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
import { resolveHref } from '@site/src/components/apiMarkup/resolveHref';
import { listSections, type SectionId } from '@site/src/lib/apiPage/pageParts';
import type { ApiPage, ApiPageLink } from '@site/src/lib/contracts/api';
import { getPathInVersion } from '@site/src/lib/productVersions';
import { t } from '../apiTexts';
import {
  getLayoutDefaults,
  getLayoutScript,
  KEYS_ATTRIBUTE,
  NARROW_LAYOUT,
  ROW_KINDS,
  WIDE_ATTRIBUTE,
} from '../layoutChoice';
import { ChangesSection } from './ChangesSection';
import { ClassesSection } from './ClassesSection';
import { ImportSection } from './ImportSection';
import { MembersTable } from './MembersTable';
import { DeprecationNote, PageProblems } from './notes';
import { PropsSection } from './PropsSection';
import { ApiSection, RowsHead } from './SectionHead';
import { SlotsTable } from './SlotsTable';
import type { RowScope } from './rowScope';

interface ApiSectionsProps {
  page: ApiPage;
  baseUrl: string;
}

function Filter() {
  return (
    <p data-filter="" hidden>
      <label>
        {texts.filter}{' '}
        <input type="search" placeholder={texts.filterHint} autoComplete="off" spellCheck="false" />
      </label>{' '}
      <output />
    </p>
  );
}

function Introduction({ page, baseUrl }: ApiSectionsProps) {
  const { kind, api, problems = [] } = page;
  return (
    <>
      {kind === 'interface' && api.typeParameters && (
        <p>
          <code>{`${api.name}${api.typeParameters}`}</code>
        </p>
      )}
      {api.description && (
        <div data-description="">
          <ApiMarkdown text={api.description} baseUrl={baseUrl} />
        </div>
      )}
      <PageProblems problems={problems} baseUrl={baseUrl} />
    </>
  );
}

interface PageLinksProps {
  links: readonly ApiPageLink[];
  baseUrl: string;
}

function PageLinks({ links, baseUrl }: PageLinksProps) {
  return (
    <ul>
      {links.map(({ title, path }) => (
        <li key={path}>
          <a href={resolveHref(path, baseUrl)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** With more links than this, the props would start below the first screen. */
const MAX_DEMOS = 7;

/** In that case, this many stay visible. */
const FIRST_DEMOS = 5;

function DemosSection({ page: { api, demos }, baseUrl }: ApiSectionsProps) {
  const shown = demos.length > MAX_DEMOS ? FIRST_DEMOS : demos.length;
  const more = demos.slice(shown);
  return (
    <ApiSection id="demos">
      <p>{t('demosLead', { name: api.name })}</p>
      <PageLinks links={demos.slice(0, shown)} baseUrl={baseUrl} />
      {more.length > 0 && (
        <details>
          <summary>{t('moreDemos', { count: more.length })}</summary>
          <PageLinks links={more} baseUrl={baseUrl} />
        </details>
      )}
    </ApiSection>
  );
}

function RowSections({ page, scope }: { page: ApiPage; scope: RowScope }) {
  const { kind, api, history, problems = [] } = page;
  const sections = listSections(page);
  const { layout } = getLayoutDefaults(page);
  const shared = { history, scope, layout };
  if (kind === 'interface') {
    return sections.includes('properties') ? (
      <>
        <RowsHead id="properties" kind="props" layout={layout} />
        <MembersTable
          label={t('sections.properties')}
          members={api.members}
          marksOptional
          problems={problems}
          {...shared}
        />
      </>
    ) : null;
  }
  return (
    <>
      {sections.includes('props') && <PropsSection api={api} problems={problems} {...shared} />}
      {sections.includes('slots') && (
        <>
          <RowsHead id="slots" kind="slots" layout={layout} />
          <SlotsTable slots={api.slots} problems={problems} {...shared} />
        </>
      )}
      {sections.includes('classes') ? (
        <ClassesSection api={api} {...shared} />
      ) : (
        <span id="classes" />
      )}
    </>
  );
}

const ROW_SECTIONS: readonly SectionId[] = ['props', 'properties', 'slots', 'classes'];

/**
 * The content of a reference page: static markup that is rendered once on the server and never
 * hydrated, so no data is sent with it. Don't use hooks or context here.
 */
export function ApiSections({ page, baseUrl }: ApiSectionsProps) {
  const { api } = page;
  const sections = listSections(page);
  const { layout, keys } = getLayoutDefaults(page);
  const attributes = {
    [KEYS_ATTRIBUTE]: keys,
    [WIDE_ATTRIBUTE]: layout,
    ...Object.fromEntries(ROW_KINDS.map((kind) => [`data-${kind}`, NARROW_LAYOUT])),
  };
  const plansPath = getPathInVersion('/x/introduction/licensing/', page.major);
  const plansUrl = baseUrl + plansPath.slice(1);
  const scope = { baseUrl, typePaths: page.typePaths, ownName: api.name, plansUrl };
  return (
    <div {...attributes}>
      <script dangerouslySetInnerHTML={{ __html: getLayoutScript() }} />
      {api.deprecated && (
        <div role="note" className="theme-admonition theme-admonition-warning alert alert--warning">
          <DeprecationNote deprecated={api.deprecated} baseUrl={baseUrl} />
        </div>
      )}
      {sections.includes('demos') && <DemosSection page={page} baseUrl={baseUrl} />}
      {sections.includes('import') && (
        <ImportSection
          name={api.name}
          exportName={api.exportName}
          imports={api.imports}
          isType={page.kind === 'interface'}
          size={page.kind === 'component' ? page.size : undefined}
        />
      )}
      <Introduction page={page} baseUrl={baseUrl} />
      {sections.some((id) => ROW_SECTIONS.includes(id)) && <Filter />}
      <RowSections page={page} scope={scope} />
      {sections.includes('changes') && <ChangesSection page={page} baseUrl={baseUrl} />}
      {page.kind === 'component' && (
        <ApiSection id="source-code">
          <p>
            <a href={page.sourceUrl}>{t('source', { name: api.name })}</a>
          </p>
        </ApiSection>
      )}
    </div>
  );
}
