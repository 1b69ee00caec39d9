import texts from '@site/i18n/en/api.json';
import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
import type { LinkScope } from '@site/src/components/apiMarkup/linkScope';
import { TypeText } from '@site/src/components/apiMarkup/TypeText';
import { getMemberAnchor } from '@site/src/lib/apiPage/anchors';
import type { ApiMember } from '@site/src/lib/contracts/api';
import { Fragment } from 'react';
import { isInWords } from '../isInWords';
import { Filled } from './Filled';
import { DeprecationNote, NameNotes } from './notes';

interface InheritedPropsProps {
  names: readonly string[];
  /** What is known about them. */
  members: readonly ApiMember[];
  scope: LinkScope;
}

function Default({ value, baseUrl }: { value: string; baseUrl: string }) {
  const shown = isInWords(value) ? (
    <ApiMarkdown text={value} baseUrl={baseUrl} />
  ) : (
    <code>{value}</code>
  );
  return (
    <p>
      <Filled text={texts.inheritedDefault} values={{ value: shown }} />
    </p>
  );
}

/** Props declared by another library, each with its type and that library's description. */
export function InheritedProps({ names, members, scope }: InheritedPropsProps) {
  const { baseUrl, ownName } = scope;
  return (
    <dl>
      {names.map((name) => {
        const member = members.find((candidate) => candidate.name === name);
        const { type, description, isRequired, deprecated, default: value } = member ?? {};
        return (
          <Fragment key={name}>
            <dt id={getMemberAnchor(ownName, name)}>
              <code>{deprecated ? <s>{name}</s> : name}</code>
              <NameNotes isRequired={isRequired} isDeprecated={deprecated !== undefined} />
            </dt>
            {type && (
              <dd>
                <code>
                  <TypeText text={type.text} scope={scope} />
                </code>
                {description && <ApiMarkdown text={description} baseUrl={baseUrl} />}
                {value !== undefined && <Default value={value} baseUrl={baseUrl} />}
                <DeprecationNote deprecated={deprecated} baseUrl={baseUrl} />
              </dd>
            )}
          </Fragment>
        );
      })}
    </dl>
  );
}
