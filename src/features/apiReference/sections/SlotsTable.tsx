import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
import { TypeText } from '@site/src/components/apiMarkup/TypeText';
import { getSlotAnchor } from '@site/src/lib/apiPage/anchors';
import { getSince } from '@site/src/lib/apiPage/pageParts';
import type { ApiHistory, ApiPageProblem, ApiSlot } from '@site/src/lib/contracts/api';
import { t } from '../apiTexts';
import { getSlotProps } from '../signatures';
import { DefaultCell } from './DefaultCell';
import { Filled } from './Filled';
import { DeprecationNote, NameNotes, ProblemNotes } from './notes';
import { Cell, Row, RowTable } from './RowTable';
import type { RowScope } from './rowScope';

interface SlotsTableProps {
  slots: readonly ApiSlot[];
  history: ApiHistory;
  scope: RowScope;
  problems: readonly ApiPageProblem[];
}

function SlotProps({ type, scope }: { type: string; scope: RowScope }) {
  const props = getSlotProps(type);
  const code = props && (
    <code>
      <TypeText text={props} scope={scope} />
    </code>
  );
  return (
    code && (
      <p>
        <Filled text={t('slotProps')} values={{ type: code }} />
      </p>
    )
  );
}

export function SlotsTable({ slots, history, scope, problems }: SlotsTableProps) {
  const { baseUrl, ownName } = scope;
  const hasClasses = slots.some(({ className }) => className !== undefined);
  const columns = [
    t('columns.name'),
    ...(hasClasses ? [t('columns.class')] : []),
    t('columns.defaultComponent'),
    t('columns.description'),
  ];
  return (
    <RowTable kind="slots" label={t('sections.slots')} columns={columns}>
      {slots.map((slot) => (
        <Row
          key={slot.name}
          id={getSlotAnchor(ownName, slot)}
          name={slot.name}
          isDeprecated={slot.deprecated !== undefined}
          notes={
            <NameNotes
              isDeprecated={slot.deprecated !== undefined}
              since={getSince(history.slots[slot.name], history)}
              plan={slot.plan}
              plansUrl={scope.plansUrl}
            />
          }
        >
          {hasClasses && <Cell>{slot.className}</Cell>}
          <DefaultCell value={slot.default} baseUrl={baseUrl} />
          <Cell>
            {slot.description && <ApiMarkdown text={slot.description} baseUrl={baseUrl} />}
            <DeprecationNote deprecated={slot.deprecated} baseUrl={baseUrl} />
            <ProblemNotes
              problems={problems.filter((problem) => problem.slots.includes(slot.name))}
              baseUrl={baseUrl}
            />
            <SlotProps type={slot.type} scope={scope} />
          </Cell>
        </Row>
      ))}
    </RowTable>
  );
}
