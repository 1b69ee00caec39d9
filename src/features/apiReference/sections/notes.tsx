import marks from '@site/i18n/en/marks.json';
import type { ApiDeprecation, ApiMajor, ApiPlan } from '@site/src/lib/contracts/api';
import { t } from '../apiTexts';
import { resolveHref } from '../resolveHref';
import { ApiMarkdown } from './ApiMarkdown';

interface NameNotesProps {
  baseUrl: string;
  isRequired?: boolean;
  isOptional?: boolean;
  isGlobal?: boolean;
  isDeprecated?: boolean;
  since?: ApiMajor;
  plan?: Exclude<ApiPlan, 'community'>;
}

/** Why the reason for a plan mark leads where it does: plans are explained there. */
function PlanMark({ plan, baseUrl }: { plan: 'pro' | 'premium'; baseUrl: string }) {
  const { label, name, title } = marks[plan];
  return (
    <a
      data-plan={plan}
      href={resolveHref(`/x/introduction/licensing/#${plan}-plan`, baseUrl)}
      title={title}
      aria-label={name}
    >
      {label}
    </a>
  );
}

/**
 * What is to be known with a name. The elements tell the notes apart, since hundreds of rows
 * carry them: `b` required, `i` optional, `small` the rest.
 */
export function NameNotes(props: NameNotesProps) {
  const { isRequired, isOptional, isGlobal, isDeprecated, since, plan, baseUrl } = props;
  return (
    <>
      {isRequired && <b>{t('required')}</b>}
      {isOptional && <i>{t('optional')}</i>}
      {isGlobal && <small>{t('globalNote')}</small>}
      {isDeprecated && <small>{t('deprecatedNote')}</small>}
      {since && <small>{t('since', { major: since })}</small>}
      {plan && <PlanMark plan={plan} baseUrl={baseUrl} />}
    </>
  );
}

interface DeprecationNoteProps {
  deprecated: ApiDeprecation | undefined;
  baseUrl: string;
}

export function DeprecationNote({ deprecated, baseUrl }: DeprecationNoteProps) {
  return (
    deprecated && (
      <p>
        <strong>{t('deprecated')}</strong>
        {deprecated.reason && (
          <>
            {' — '}
            <ApiMarkdown text={deprecated.reason} baseUrl={baseUrl} />
          </>
        )}
      </p>
    )
  );
}
