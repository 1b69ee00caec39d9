import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
import type { LinkScope } from '@site/src/components/apiMarkup/linkScope';
import { TypeText } from '@site/src/components/apiMarkup/TypeText';
import { getApiMemberAnchor, getPartAnchor } from '../anchors';
import { t } from '../catalogueTexts';
import { createCallExample } from '../createExamples';
import type { ApiPart, ApiPartMember } from '../listApiParts';
import { CatalogueFrame, CatalogueGroup } from './CatalogueFrame';
import { CatalogueRow, type Fact } from './CatalogueRow';

interface ApiPartRowsProps {
  parts: readonly ApiPart[];
  /** Omits headings and index, on a page about this part. */
  isAlone: boolean;
  scope: LinkScope;
}

/** `signatures` with each parameter's description from the package; the type if there are none. */
function listFacts({ type, signatures }: ApiPartMember, scope: LinkScope): Fact[] {
  const write = (term: string, name: string, text: string, description: string | undefined) => ({
    term,
    detail: (
      <>
        <code>
          {name}
          <TypeText text={text} scope={scope} />
        </code>
        {description && (
          <>
            {' '}
            <ApiMarkdown text={description} baseUrl={scope.baseUrl} />
          </>
        )}
      </>
    ),
  });
  if (!signatures) {
    return [write(t('facts.type'), '', type.text, undefined)];
  }
  return signatures.flatMap(({ parameters, returns }) => [
    ...parameters.map(({ name, type: text, isOptional, description }) =>
      write(t('facts.parameter'), `${name}${isOptional ? '?' : ''}: `, text, description),
    ),
    write(t('facts.returns'), '', returns.type, returns.description),
  ]);
}

function Index({ parts }: { parts: readonly ApiPart[] }) {
  return (
    <nav aria-label={t('parts')} data-index="">
      <ul>
        {parts.map((part) => (
          <li key={part.name}>
            <a href={`#${getPartAnchor(part)}`}>{part.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ part, isAlone, scope }: { part: ApiPart; isAlone: boolean; scope: LinkScope }) {
  const { baseUrl } = scope;
  return (
    <CatalogueGroup
      {...(!isAlone && {
        id: getPartAnchor(part),
        title: part.name,
        lead: part.description && <ApiMarkdown text={part.description} baseUrl={baseUrl} />,
      })}
    >
      {part.members.map((member) => (
        <CatalogueRow
          key={member.name}
          id={getApiMemberAnchor(member)}
          name={member.signatures ? `${member.name}()` : member.name}
          plan={member.leastPlan}
          description={member.description}
          deprecated={member.deprecated}
          facts={listFacts(member, scope)}
          examples={[createCallExample(member)]}
          baseUrl={baseUrl}
        />
      ))}
    </CatalogueGroup>
  );
}

export function ApiPartRows({ parts, isAlone, scope }: ApiPartRowsProps) {
  return (
    <CatalogueFrame kind="api">
      {!isAlone && <Index parts={parts} />}
      {parts.map((part) => (
        <Part key={part.name} part={part} isAlone={isAlone} scope={scope} />
      ))}
    </CatalogueFrame>
  );
}
