import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
import type { ApiDeprecation, ApiPlan } from '@site/src/lib/contracts/api';
import type { ReactNode } from 'react';
import { t } from '../catalogueTexts';
import type { Example } from '../createExamples';
import { PlanNote } from './PlanNote';

export interface Fact {
  term: string;
  detail: ReactNode;
}

interface CatalogueRowProps {
  id: string;
  name: string;
  plan: ApiPlan;
  description: string | undefined;
  deprecated: ApiDeprecation | undefined;
  facts: readonly Fact[];
  examples: readonly Example[];
  baseUrl: string;
}

/** An expandable row: name, plan and first paragraph, then types and examples. */
export function CatalogueRow(props: CatalogueRowProps) {
  const { id, name, plan, description = '', deprecated, facts, examples, baseUrl } = props;
  const [lead, ...rest] = description.split('\n\n');
  return (
    <details id={id}>
      <summary>
        <code>{deprecated ? <s>{name}</s> : name}</code>
        <PlanNote plan={plan} />
        {lead && (
          <span>
            <ApiMarkdown text={lead} baseUrl={baseUrl} />
          </span>
        )}
      </summary>
      {rest.map((paragraph) => (
        <p key={paragraph}>
          <ApiMarkdown text={paragraph} baseUrl={baseUrl} />
        </p>
      ))}
      {deprecated && (
        <p>
          <strong>{t('deprecated')}</strong>
          {deprecated.reason && (
            <>
              {' — '}
              <ApiMarkdown text={deprecated.reason} baseUrl={baseUrl} />
            </>
          )}
        </p>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ term, detail }, index) => (
            <div key={index}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
      {examples.map(({ kind, code }) => (
        <figure key={kind}>
          <figcaption>{t(`examples.${kind}`)}</figcaption>
          <pre>
            <code>{code}</code>
          </pre>
        </figure>
      ))}
      <p>
        <a href={`#${id}`}>{t('link', { name })}</a>
      </p>
    </details>
  );
}
