import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
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
import { listsSignatures, showsSignature } from '../signatures';
import { DefaultCell } from './DefaultCell';
import { Filled } from './Filled';
import { DeprecationNote, NameNotes, ProblemNotes } from './notes';
import { Cell, Row } from './RowTable';
import type { RowScope } from './rowScope';

interface MemberProps {
  member: ApiMember;
  scope: RowScope;
}

function TypeCell({ member, scope }: MemberProps) {
  const { text, expanded } = member.type;
  return (
    <Cell>
      <TypeText text={text} scope={scope} />
      {expanded && !listsSignatures(member) && (
        <details>
          <summary>{t('definition')}</summary>
          <TypeText text={expanded} scope={scope} />
        </details>
      )}
    </Cell>
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

function Described({ text, scope }: { text: string | undefined; scope: RowScope }) {
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
  scope: RowScope;
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
  since: ApiMajor | undefined;
  problems: readonly ApiPageProblem[];
}

/** A prop, or a property of an interface. */
export function MemberRow(props: MemberRowProps) {
  const { member, scope, need, hasDefaults, since, problems } = props;
  const { name, description, deprecated, signatures, plan, seeMore } = member;
  const { baseUrl, ownName } = scope;
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
          plansUrl={scope.plansUrl}
        />
      }
    >
      <TypeCell member={member} scope={scope} />
      {hasDefaults && <DefaultCell value={member.default} baseUrl={baseUrl} />}
      <Cell>
        {description && <ApiMarkdown text={description} baseUrl={baseUrl} />}
        <DeprecationNote deprecated={deprecated} baseUrl={baseUrl} />
        <ProblemNotes problems={problems} baseUrl={baseUrl} />
        {listsSignatures(member) &&
          signatures?.map((signature, index) => (
            <Signature key={index} signature={signature} hasTypes={hasTypes} scope={scope} />
          ))}
        {seeMore && <SeeMore seeMore={seeMore} baseUrl={baseUrl} />}
      </Cell>
    </Row>
  );
}
