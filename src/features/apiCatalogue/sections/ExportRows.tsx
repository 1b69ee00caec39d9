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

/** Names alone: there are hundreds, and most have neither page nor more to say. */
export function ExportRows({ entries, baseUrl }: ExportRowsProps) {
  return (
    <CatalogueFrame kind="exports">
      {groupExports(entries).map(({ id, entries: members }) => (
        <CatalogueGroup key={id} id={getExportGroupAnchor(id)} title={t(`exportGroups.${id}`)}>
          <ul>
            {members.map((entry) => (
              <li key={entry.name} id={getExportAnchor(entry)}>
                <Name entry={entry} baseUrl={baseUrl} />
                {entry.isDeprecated && <small>{t('deprecated')}</small>}
                {entry.since && <small>{t('since', { major: entry.since })}</small>}
                {entry.until && <small>{t('until', { major: entry.until })}</small>}
                <PlanNote plan={entry.plan} />
              </li>
            ))}
          </ul>
        </CatalogueGroup>
      ))}
    </CatalogueFrame>
  );
}
