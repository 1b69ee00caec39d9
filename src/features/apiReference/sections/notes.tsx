import badges from '@site/i18n/en/badges.json';
import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
import { BreakableName } from '@site/src/components/BreakableName';
import { resolveHref } from '@site/src/components/apiMarkup/resolveHref';
import type {
  ApiDeprecation,
  ApiMajor,
  ApiPageProblem,
  ApiPlan,
} from '@site/src/lib/contracts/api';
import { parseInline } from '@site/src/lib/parseInline';
import { Fragment } from 'react';
import { t } from '../apiTexts';

interface NameNotesProps {
  isRequired?: boolean;
  isOptional?: boolean;
  isGlobal?: boolean;
  isDeprecated?: boolean;
  since?: ApiMajor;
  plan?: Exclude<ApiPlan, 'community'>;
  /** Needed with a plan. */
  plansUrl?: string;
}

/**
 * Notes about a name. Hundreds of rows have them, so they're distinguished by element: `b`
 * required, `i` optional, `em` Pro, `strong` Premium, `small` the rest.
 */
export function NameNotes(props: NameNotesProps) {
  const { isRequired, isOptional, isGlobal, isDeprecated, since, plan, plansUrl } = props;
  const notes = [
    isRequired && <b>{t('required')}</b>,
    isOptional && <i>{t('optional')}</i>,
    isGlobal && <small>{t('globalNote')}</small>,
    isDeprecated && <small>{t('deprecatedNote')}</small>,
    since && <small>{t('since', { major: since })}</small>,
    plan === 'pro' && (
      <em>
        <a href={`${plansUrl}#pro-plan`}>{badges.pro.label}</a>
      </em>
    ),
    plan === 'premium' && (
      <strong>
        <a href={`${plansUrl}#premium-plan`}>{badges.premium.label}</a>
      </strong>
    ),
  ];
  return notes.filter(Boolean).map((note, index) => <Fragment key={index}> {note}</Fragment>);
}

interface ProblemNotesProps {
  problems: readonly ApiPageProblem[];
  baseUrl: string;
}

function ProblemLink({ problem, baseUrl }: { problem: ApiPageProblem; baseUrl: string }) {
  const title = parseInline(problem.title).map((part, index) => {
    if (typeof part === 'string') {
      return part;
    }
    return 'code' in part ? (
      <code key={index}>
        <BreakableName name={part.code} />
      </code>
    ) : (
      part.text
    );
  });
  return <a href={resolveHref(problem.path, baseUrl)}>{title}</a>;
}

/** What doesn't work as documented in a row or in the page's subject, and where to read more. */
export function ProblemNotes({ problems, baseUrl }: ProblemNotesProps) {
  return problems.map((problem) => (
    <p key={problem.path}>
      {t('knownProblem')} <ProblemLink problem={problem} baseUrl={baseUrl} />
    </p>
  ));
}

/** More problems than this are collapsed into one line. */
const MOST_PROBLEMS = 2;

/** The known problems of the page's subject, except those shown in rows. */
export function PageProblems({ problems, baseUrl }: ProblemNotesProps) {
  const withoutRow = problems.filter(({ members, slots }) => members.length + slots.length === 0);
  if (withoutRow.length <= MOST_PROBLEMS) {
    return <ProblemNotes problems={withoutRow} baseUrl={baseUrl} />;
  }
  return (
    <details>
      <summary>{t('knownProblems', { count: withoutRow.length })}</summary>
      <ul>
        {withoutRow.map((problem) => (
          <li key={problem.path}>
            <ProblemLink problem={problem} baseUrl={baseUrl} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface DeprecationNoteProps {
  deprecated: ApiDeprecation | undefined;
  baseUrl: string;
}

export function DeprecationNote({ deprecated, baseUrl }: DeprecationNoteProps) {
  return (
    deprecated && (
      <div>
        <strong>{t('deprecated')}</strong>
        {deprecated.reason && (
          <>
            {' — '}
            <ApiMarkdown text={deprecated.reason} baseUrl={baseUrl} />
          </>
        )}
      </div>
    )
  );
}
