import texts from '@site/i18n/en/api.json';
import { resolveHref } from '@site/src/components/apiMarkup/resolveHref';
import { type GonePart, listGone } from '@site/src/lib/apiPage/pageParts';
import type { ApiPage } from '@site/src/lib/contracts/api';
import { t } from '../apiTexts';
import { getChangesPath } from '../getChangesPath';
import { Filled } from './Filled';
import { ApiSection } from './SectionHead';

function GoneItem({ kind, name, until }: GonePart) {
  const values = { name: <code>{name}</code>, major: until };
  return (
    <li>
      <Filled text={texts.changes[kind]} values={values} />
    </li>
  );
}

/** When the page's subject was added, and what was removed from it. */
export function ChangesSection({ page, baseUrl }: { page: ApiPage; baseUrl: string }) {
  const { since, until } = page.history;
  const gone = listGone(page.history);
  return (
    <ApiSection id="changes">
      {since && <p>{t('changes.newIn', { major: since })}</p>}
      {until && <p>{t('changes.lastIn', { major: until })}</p>}
      {gone.length > 0 && (
        <>
          <p>{t('changes.gone')}</p>
          <ul>
            {gone.map((part) => (
              <GoneItem key={`${part.kind} ${part.name}`} {...part} />
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={resolveHref(getChangesPath(page), baseUrl)}>
          {t('changes.all', { name: page.api.name })}
        </a>
      </p>
    </ApiSection>
  );
}
