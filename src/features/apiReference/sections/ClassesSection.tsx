import texts from '@site/i18n/en/api.json';
import { getRulePrefix } from '@site/src/lib/apiPage/pageParts';
import type { ApiComponent, ApiHistory } from '@site/src/lib/contracts/api';
import type { Layout } from '../layoutChoice';
import { ClassesTable } from './ClassesTable';
import { Filled } from './Filled';
import { RowsHead } from './SectionHead';
import type { RowScope } from './rowScope';

interface ClassesSectionProps {
  api: ApiComponent;
  history: ApiHistory;
  scope: RowScope;
  layout: Layout;
}

function Overrides({ themeName }: { themeName: string | undefined }) {
  const sx = <code>sx</code>;
  if (!themeName) {
    return (
      <p>
        <Filled text={texts.overrideGlobal} values={{ sx }} />
      </p>
    );
  }
  const values = {
    sx,
    styleOverrides: <code>styleOverrides</code>,
    themeName: <code>{themeName}</code>,
  };
  return (
    <>
      <p>{texts.overrides.lead}</p>
      <ul>
        <li>
          <Filled text={texts.overrides.global} values={values} />
        </li>
        <li>
          <Filled text={texts.overrides.theme} values={values} />
        </li>
      </ul>
    </>
  );
}

export function ClassesSection({ api, history, scope, layout }: ClassesSectionProps) {
  const rulePrefix = getRulePrefix(api.classes);
  return (
    <>
      <RowsHead id="classes" kind="classes" layout={layout} />
      {rulePrefix && (
        <p>
          <Filled text={texts.rulePrefix} values={{ prefix: <code>{rulePrefix}</code> }} />
        </p>
      )}
      <ClassesTable classes={api.classes} history={history} scope={scope} />
      <Overrides themeName={api.themeName} />
    </>
  );
}
