import badges from '@site/i18n/en/badges.json';
import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
import type { ApiDeprecation, ApiMajor, ApiPlan } from '@site/src/lib/contracts/api';
import { Fragment } from 'react';
import { t } from '../apiTexts';

interface NameNotesProps {
  isRequired?: boolean;
  isOptional?: boolean;
  isGlobal?: boolean;
  isDeprecated?: boolean;
  since?: ApiMajor;
  plan?: Exclude<ApiPlan, 'community'>;
}

/**
 * What is to be known with a name. Hundreds of rows carry such notes, so elements tell them
 * apart: `b` required, `i` optional, `em` Pro, `strong` Premium, `small` the rest. In the browser
 * the plans become links, as the badges of `features/plans` are.
 */
export function NameNotes(props: NameNotesProps) {
  const { isRequired, isOptional, isGlobal, isDeprecated, since, plan } = props;
  const notes = [
    isRequired && <b>{t('required')}</b>,
    isOptional && <i>{t('optional')}</i>,
    isGlobal && <small>{t('globalNote')}</small>,
    isDeprecated && <small>{t('deprecatedNote')}</small>,
    since && <small>{t('since', { major: since })}</small>,
    plan === 'pro' && <em>{badges.pro.label}</em>,
    plan === 'premium' && <strong>{badges.premium.label}</strong>,
  ];
  return notes.filter(Boolean).map((note, index) => <Fragment key={index}> {note}</Fragment>);
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
