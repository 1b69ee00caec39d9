import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
import type { LinkScope } from '@site/src/components/apiMarkup/linkScope';
import { resolveHref } from '@site/src/components/apiMarkup/resolveHref';
import { TypeText } from '@site/src/components/apiMarkup/TypeText';
import { getMemberAnchor } from '@site/src/lib/apiPage/anchors';
import type {
  ApiMajor,
  ApiMember,
  ApiPageProblem,
  ApiSeeMore,
  ApiSignature,
} from '@site/src/lib/contracts/api';
import { t } from '../apiTexts';
import { getTypeDetails, showsSignature, type TypeDetails } from '../signatures';
import { DefaultCell } from './DefaultCell';
import { Filled } from './Filled';
import { DeprecationNote, NameNotes, ProblemNotes } from './notes';
import { Row } from './RowTable';

interface MemberProps {
  member: ApiMember;
  scope: LinkScope;
}

interface TypeCellProps extends MemberProps {
  details: TypeDetails;
}

function TypeCell({ member, scope, details: { definition, parameters } }: TypeCellProps) {
  const { text, expanded } = member.type;
  return (
    <td>
      <TypeText text={text} scope={scope} />
      {definition === 'inline' && expanded && (
        <details>
          <summary>{t('definition')}</summary>
          <TypeText text={expanded} scope={scope} />
        </details>
      )}
      {definition === 'fetched' && <button hidden>{t('definition')}</button>}
      {parameters === 'fetched' && <button hidden>{t('parameters')}</button>}
    </td>
  );
}

function SeeMore({ seeMore, baseUrl }: { seeMore: ApiSeeMore; baseUrl: string }) {
  const link = <a href={resolveHref(seeMore.url, baseUrl)}>{seeMore.text}</a>;
  return (
    <p>
      <Filled text={t('seeMore')} values={{ link }} />
    </p>
  );
}

function Described({ text, scope }: { text: string | undefined; scope: LinkScope }) {
  return (
    text && (
      <>
        {' '}
        <ApiMarkdown text={text} baseUrl={scope.baseUrl} />
      </>
    )
  );
}

interface SignatureProps {
  signature: ApiSignature;
  /** False if the member's type already includes them. */
  hasTypes: boolean;
  scope: LinkScope;
}

function Signature({ signature, hasTypes, scope }: SignatureProps) {
  const { parameters, returns } = signature;
  return (
    <ul>
      {parameters.map(({ name, type, isOptional, description }) => (
        <li key={name}>
          <code>
            {name}
            {isOptional && '?'}
            {hasTypes && (
              <>
                : <TypeText text={type} scope={scope} />
              </>
            )}
          </code>
          <Described text={description} scope={scope} />
        </li>
      ))}
      {(returns.type !== 'void' || returns.description) && (
        <li>
          {t('returns')}
          {hasTypes && ' '}
          {hasTypes && (
            <code>
              <TypeText text={returns.type} scope={scope} />
            </code>
          )}
          <Described text={returns.description} scope={scope} />
        </li>
      )}
    </ul>
  );
}

interface MemberRowProps extends MemberProps {
  /** The mark next to its name: interfaces mark optional members, components required ones. */
  need?: 'required' | 'optional';
  hasDefaults: boolean;
  /** Whether the page has too many rows to include everything for each of them. */
  isHeavy: boolean;
  since: ApiMajor | undefined;
  problems: readonly ApiPageProblem[];
}

/** A prop, or a property of an interface. */
export function MemberRow(props: MemberRowProps) {
  const { member, scope, need, hasDefaults, isHeavy, since, problems } = props;
  const { name, description, deprecated, signatures, plan, seeMore } = member;
  const { baseUrl, ownName } = scope;
  const details = getTypeDetails(member, isHeavy);
  // Overloads can have the same parameter names.
  const hasTypes = !showsSignature(member) || (signatures ?? []).length > 1;
  return (
    <Row
      id={getMemberAnchor(ownName, name)}
      name={name}
      isDeprecated={deprecated !== undefined}
      notes={
        <NameNotes
          isRequired={need === 'required'}
          isOptional={need === 'optional'}
          isDeprecated={deprecated !== undefined}
          since={since}
          plan={plan}
        />
      }
    >
      <TypeCell member={member} scope={scope} details={details} />
      {hasDefaults && <DefaultCell value={member.default} baseUrl={baseUrl} />}
      <td>
        {description && <ApiMarkdown text={description} baseUrl={baseUrl} />}
        <DeprecationNote deprecated={deprecated} baseUrl={baseUrl} />
        <ProblemNotes problems={problems} baseUrl={baseUrl} />
        {details.parameters === 'inline' &&
          signatures?.map((signature, index) => (
            <Signature key={index} signature={signature} hasTypes={hasTypes} scope={scope} />
          ))}
        {seeMore && <SeeMore seeMore={seeMore} baseUrl={baseUrl} />}
      </td>
    </Row>
  );
}
