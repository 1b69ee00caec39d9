import { getSince } from '@site/src/lib/apiPage/pageParts';
import type { ApiHistory, ApiMember, ApiPageProblem } from '@site/src/lib/contracts/api';
import { t } from '../apiTexts';
import { MemberRow } from './MemberRow';
import { RowTable } from './RowTable';
import type { RowScope } from './rowScope';

interface MembersTableProps {
  label: string;
  members: readonly ApiMember[];
  history: ApiHistory;
  scope: RowScope;
  /** Interfaces mark optional members, components required ones. */
  marksOptional?: boolean;
  problems: readonly ApiPageProblem[];
}

function getNeed({ isRequired }: ApiMember, marksOptional: boolean) {
  if (marksOptional) {
    return isRequired ? undefined : 'optional';
  }
  return isRequired ? 'required' : undefined;
}

export function MembersTable(props: MembersTableProps) {
  const { label, members, history, scope, problems } = props;
  const { marksOptional = false } = props;
  const hasDefaults = members.some((member) => member.default !== undefined);
  const columns = [
    t('columns.name'),
    t('columns.type'),
    ...(hasDefaults ? [t('columns.default')] : []),
    t('columns.description'),
  ];
  return (
    <RowTable kind="props" label={label} columns={columns}>
      {members.map((member) => (
        <MemberRow
          key={member.name}
          member={member}
          scope={scope}
          need={getNeed(member, marksOptional)}
          hasDefaults={hasDefaults}
          since={getSince(history.members[member.name], history)}
          problems={problems.filter(({ members: named }) => named.includes(member.name))}
        />
      ))}
    </RowTable>
  );
}
