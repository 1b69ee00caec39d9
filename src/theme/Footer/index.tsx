// Change: replaced. Links to every section, which also serve as the navigation without JavaScript.
import Link from '@docusaurus/Link';
import texts from '@site/i18n/en/frame.json';
import { useLibraryVersion } from '@site/src/components/useLibraryVersion';
import { useSiteFields } from '@site/src/components/useSiteFields';
import { ConsentEntry } from '@site/src/features/analytics';
import { SECTIONS, TOOLS, useVersionPath } from '@site/src/features/products';
import { createTranslate } from '@site/src/lib/createTranslate';
import styles from './styles.module.css';

const t = createTranslate({ en: texts });

const PROJECT = [
  { label: t('footer.licensing'), href: '/x/introduction/licensing/' },
  { label: t('footer.support'), href: '/x/introduction/support/' },
  { label: t('footer.roadmap'), href: '/x/introduction/roadmap/' },
];

export default function Footer() {
  const { brand, repositoryUrl } = useSiteFields();
  const version = useLibraryVersion();
  const toVersionPath = useVersionPath();
  const sections = SECTIONS.map(({ label, href }) => ({ label, href: toVersionPath(href) }));
  const groups = [
    { title: t('footer.sections'), links: sections, hasConsent: false },
    { title: t('toolsTitle'), links: TOOLS, hasConsent: false },
    {
      title: t('footer.project'),
      links: [
        ...PROJECT.map(({ label, href }) => ({ label, href: toVersionPath(href) })),
        { label: t('footer.repository'), href: repositoryUrl },
      ],
      hasConsent: true,
    },
  ];
  return (
    <footer className={styles.footer}>
      <nav id="footer-navigation" className={styles.groups} aria-label={t('footer.label')}>
        {groups.map(({ title, links, hasConsent }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link className={styles.link} to={href}>
                    {label}
                  </Link>
                </li>
              ))}
              {hasConsent && <ConsentEntry label={t('footer.privacy')} className={styles.link} />}
            </ul>
          </div>
        ))}
      </nav>
      <p className={styles.notice}>{t('footer.notice', { brand, version })}</p>
    </footer>
  );
}
