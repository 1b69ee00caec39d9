import Link from '@docusaurus/Link';
import texts from '@site/i18n/en/frame.json';
import { MenuDetails, menuItemClass } from '@site/src/components/MenuDetails';
import { createTranslate } from '@site/src/lib/createTranslate';
import { TOOLS } from './tools';

const t = createTranslate({ en: texts });

/** Opens a list of the tools, such as the playground. */
export function ToolsMenu() {
  return (
    <MenuDetails label={t('openTools')} chosen={t('toolsTitle')} listLabel={t('toolsTitle')}>
      {TOOLS.map(({ label, href }) => (
        <li key={href}>
          <Link className={menuItemClass} to={href}>
            {label}
          </Link>
        </li>
      ))}
    </MenuDetails>
  );
}
