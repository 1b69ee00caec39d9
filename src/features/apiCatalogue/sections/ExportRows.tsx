import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
import { resolveHref } from '@site/src/components/apiMarkup/resolveHref';
import type { ApiExportEntry } from '@site/src/lib/contracts/apiExports';
import { getExportAnchor, getExportGroupAnchor } from '../anchors';
import { t } from '../catalogueTexts';
import { groupExports } from '../groupExports';
import { CatalogueFrame, CatalogueGroup } from './CatalogueFrame';
import { PlanNote } from './PlanNote';

interface ExportRowsProps {
  entries: readonly ApiExportEntry[];
  baseUrl: string;
}

function Name({ entry, baseUrl }: { entry: ApiExportEntry; baseUrl: string }) {
  const { name, path, isDeprecated } = entry;
  const code = <code>{isDeprecated ? <s>{name}</s> : name}</code>;
  return path ? <a href={resolveHref(path, baseUrl)}>{code}</a> : code;
}

function HookNotes({ entry, baseUrl }: { entry: ApiExportEntry; baseUrl: string }) {
  const { calls = [], description } = entry;
  return (
    <>
      {calls.map((call) => (
        <p key={call}>
          <code>{call}</code>
        </p>
      ))}
      {description && (
        <div>
          <ApiMarkdown text={description} baseUrl={baseUrl} />
        </div>
      )}
    </>
  );
}

/**
 * Only names, except for hooks: there are hundreds, and most have neither a page nor any details.
 */
export function ExportRows({ entries, baseUrl }: ExportRowsProps) {
  return (
    <CatalogueFrame kind="exports">
      {groupExports(entries).map(({ id, entries: members }) => (
        <CatalogueGroup key={id} id={getExportGroupAnchor(id)} title={t(`exportGroups.${id}`)}>
          <ul data-wide={members.some(({ calls }) => calls) || undefined}>
            {members.map((entry) => (
              <li key={entry.name} id={getExportAnchor(entry)}>
                <Name entry={entry} baseUrl={baseUrl} />
                {entry.isDeprecated && <small>{t('deprecated')}</small>}
                {entry.since && <small>{t('since', { major: entry.since })}</small>}
                {entry.until && <small>{t('until', { major: entry.until })}</small>}
                <PlanNote plan={entry.plan} />
                <HookNotes entry={entry} baseUrl={baseUrl} />
              </li>
            ))}
          </ul>
        </CatalogueGroup>
      ))}
    </CatalogueFrame>
  );
}
