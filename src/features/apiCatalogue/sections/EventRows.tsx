import type { LinkScope } from '@site/src/components/apiMarkup/linkScope';
import { TypeText } from '@site/src/components/apiMarkup/TypeText';
import type { ApiEvent, ApiMember } from '@site/src/lib/contracts/api';
import { getEventAnchor } from '../anchors';
import { t } from '../catalogueTexts';
import { createEventExamples } from '../createExamples';
import { CatalogueFrame, CatalogueGroup } from './CatalogueFrame';
import { CatalogueRow } from './CatalogueRow';

interface EventRowsProps {
  events: readonly ApiEvent[];
  /** The props of the grid that has all of them. */
  props: readonly ApiMember[];
  scope: LinkScope;
}

function TypeOrNone({ text, scope }: { text: string | undefined; scope: LinkScope }) {
  return text ? (
    <code>
      <TypeText text={text} scope={scope} />
    </code>
  ) : (
    <>{t('none')}</>
  );
}

function listFacts({ params, event, prop }: ApiEvent, scope: LinkScope) {
  return [
    { term: t('facts.params'), detail: <TypeOrNone text={params} scope={scope} /> },
    { term: t('facts.event'), detail: <TypeOrNone text={event} scope={scope} /> },
    { term: t('facts.prop'), detail: prop ? <code>{prop}</code> : t('none') },
  ];
}

export function EventRows({ events, props, scope }: EventRowsProps) {
  return (
    <CatalogueFrame kind="events">
      <CatalogueGroup>
        {events.map((event) => (
          <CatalogueRow
            key={event.name}
            id={getEventAnchor(event)}
            name={event.name}
            plan={event.plan}
            description={event.description}
            deprecated={event.deprecated}
            facts={listFacts(event, scope)}
            examples={createEventExamples(
              event,
              props.find(({ name }) => name === event.prop),
            )}
            baseUrl={scope.baseUrl}
          />
        ))}
      </CatalogueGroup>
    </CatalogueFrame>
  );
}
