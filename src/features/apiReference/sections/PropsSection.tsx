import texts from '@site/i18n/en/api.json';
import { TypeText } from '@site/src/components/apiMarkup/TypeText';
import type {
  ApiComponent,
  ApiHistory,
  ApiInheritance,
  ApiPageProblem,
  ApiRef,
} from '@site/src/lib/contracts/api';
import { t } from '../apiTexts';
import type { Layout } from '../layoutChoice';
import { Filled } from './Filled';
import { InheritedProps } from './InheritedProps';
import { MembersTable } from './MembersTable';
import { ApiHeading, RowsHead } from './SectionHead';
import type { RowScope } from './rowScope';

interface PropsSectionProps {
  api: ApiComponent;
  history: ApiHistory;
  scope: RowScope;
  layout: Layout;
  problems: readonly ApiPageProblem[];
}

interface InheritanceProps {
  name: string;
  inherited: readonly ApiInheritance[];
  scope: RowScope;
}

function Inheritance({ name, inherited, scope }: InheritanceProps) {
  return (
    <>
      <ApiHeading as="h3" id="inheritance">
        {t('sections.inheritance')}
      </ApiHeading>
      <p>{t('inheritanceLead', { name })}</p>
      {inherited.map(({ from, packageName, props, members }) => (
        <details key={`${packageName} ${from}`} data-inherited="">
          <summary>
            <Filled
              text={props.length === 1 ? texts.inheritedOne : texts.inherited}
              values={{
                from: <code>{from}</code>,
                package: <code>{packageName}</code>,
                count: props.length,
              }}
            />
          </summary>
          {members ? (
            <InheritedProps names={props} members={members} scope={scope} />
          ) : (
            <code>{props.join(', ')}</code>
          )}
        </details>
      ))}
    </>
  );
}

function RefNote({ target, scope }: { target: ApiRef | undefined; scope: RowScope }) {
  const { holds, open, none } = texts.ref;
  const text = target?.type ? holds : target ? open : none;
  return (
    <p>
      <Filled text={text} values={{ ref: <code>ref</code> }} />
      {target?.type && (
        <>
          {' '}
          <code>
            <TypeText text={target.type} scope={scope} />
          </code>
        </>
      )}
    </p>
  );
}

/** A component's props, what a ref to it holds, and where other props come from. */
export function PropsSection({ api, history, scope, layout, problems }: PropsSectionProps) {
  const { name, props, inherited, ref, themeName } = api;
  return (
    <>
      <RowsHead id="props" kind="props" layout={layout} />
      {props.length > 0 && (
        <MembersTable
          label={t('sections.props')}
          members={props}
          history={history}
          scope={scope}
          problems={problems}
        />
      )}
      <RefNote target={ref} scope={scope} />
      {inherited.length > 0 && <Inheritance name={name} inherited={inherited} scope={scope} />}
      {themeName && (
        <>
          <ApiHeading as="h3" id="theme-default-props">
            {t('sections.themeDefaultProps')}
          </ApiHeading>
          <p>
            <Filled
              text={texts.themeDefaultProps}
              values={{ themeName: <code>{themeName}</code> }}
            />
          </p>
        </>
      )}
    </>
  );
}
