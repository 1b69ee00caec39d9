import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { GuideOutline } from '@site/src/lib/contracts/upgradeChecklist';
import { formatStart } from './formatChecklist';
import { listEnds } from './majors';
import { t } from './texts';

function GuideEntry({ guide }: { guide: GuideOutline }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { product, from, to, path, commands } = guide;
  const names = { product: t(`products.${product}`), from: formatStart(from), to };
  return (
    <li>
      {/* Not the router's link: old versions are separate builds. */}
      <a href={withBaseUrl(path)}>{t('guides.link', names)}</a>
      {commands.length > 0 && (
        <ul>
          {commands.map((command) => (
            <li key={command}>
              <code dir="ltr">{command}</code>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** All guides with their codemods: shown without JavaScript, and if the steps can't be loaded. */
export function PlainGuides({ guides }: { guides: readonly GuideOutline[] }) {
  return (
    <>
      <h2 id="guides">{t('guides.title')}</h2>
      <p>{t('guides.lead')}</p>
      {listEnds(guides).map((to) => (
        <section key={to} aria-labelledby={`guides-${to}`}>
          <h3 id={`guides-${to}`}>{t('guides.stage', { to })}</h3>
          <ul>
            {guides
              .filter((guide) => guide.to === to)
              .map((guide) => (
                <GuideEntry key={guide.path} guide={guide} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
