import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
import { getClassAnchor } from '@site/src/lib/apiPage/anchors';
import { getRulePrefix, getSince } from '@site/src/lib/apiPage/pageParts';
import type { ApiClass, ApiHistory } from '@site/src/lib/contracts/api';
import { t } from '../apiTexts';
import { DeprecationNote, NameNotes } from './notes';
import { Cell, Row, RowTable } from './RowTable';
import type { RowScope } from './rowScope';

interface ClassesTableProps {
  classes: readonly ApiClass[];
  history: ApiHistory;
  scope: RowScope;
}

export function ClassesTable({ classes, history, scope }: ClassesTableProps) {
  const { baseUrl, ownName } = scope;
  const hasRuleNames = getRulePrefix(classes) === undefined;
  const columns = [
    t('columns.class'),
    ...(hasRuleNames ? [t('columns.ruleName')] : []),
    t('columns.description'),
  ];
  return (
    <RowTable kind="classes" label={t('sections.classes')} columns={columns}>
      {classes.map((rule) => (
        <Row
          key={rule.key}
          id={getClassAnchor(ownName, rule)}
          name={rule.className}
          isDeprecated={rule.deprecated !== undefined}
          notes={
            <NameNotes
              isGlobal={rule.isGlobal}
              isDeprecated={rule.deprecated !== undefined}
              since={getSince(history.classes[rule.key], history)}
              plan={rule.plan}
              plansUrl={scope.plansUrl}
            />
          }
        >
          {hasRuleNames && <Cell>{!rule.isGlobal && rule.key}</Cell>}
          <Cell>
            {rule.description && <ApiMarkdown text={rule.description} baseUrl={baseUrl} />}
            <DeprecationNote deprecated={rule.deprecated} baseUrl={baseUrl} />
          </Cell>
        </Row>
      ))}
    </RowTable>
  );
}
