import type { LinkScope } from '@site/src/components/apiMarkup/linkScope';
import { TypeText } from '@site/src/components/apiMarkup/TypeText';
import type { ApiSelector } from '@site/src/lib/contracts/api';
import { getCategoryAnchor, getSelectorAnchor } from '../anchors';
import { t } from '../catalogueTexts';
import { createSelectorExamples } from '../createExamples';
import { groupSelectors } from '../groupSelectors';
import { CatalogueFrame, CatalogueGroup } from './CatalogueFrame';
import { CatalogueRow, type Fact } from './CatalogueRow';

interface SelectorRowsProps {
  selectors: readonly ApiSelector[];
  scope: LinkScope;
}

function listFacts({ returns, argument }: ApiSelector, scope: LinkScope): Fact[] {
  const write = (term: string, type: string): Fact => ({
    term,
    detail: (
      <code>
        <TypeText text={type} scope={scope} />
      </code>
    ),
  });
  return [
    write(t('facts.returns'), returns),
    ...(argument ? [write(t('facts.argument'), argument)] : []),
  ];
}

export function SelectorRows({ selectors, scope }: SelectorRowsProps) {
  return (
    <CatalogueFrame kind="selectors">
      {groupSelectors(selectors).map((group) => (
        <CatalogueGroup
          key={group.category ?? ''}
          id={getCategoryAnchor(group.category)}
          title={group.category ?? t('uncategorized')}
        >
          {group.selectors.map((selector) => (
            <CatalogueRow
              key={selector.name}
              id={getSelectorAnchor(selector)}
              name={selector.name}
              plan={selector.plan}
              description={selector.description}
              deprecated={selector.deprecated}
              facts={listFacts(selector, scope)}
              examples={createSelectorExamples(selector)}
              baseUrl={scope.baseUrl}
            />
          ))}
        </CatalogueGroup>
      ))}
    </CatalogueFrame>
  );
}
