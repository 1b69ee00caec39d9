import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { BadgeKind } from '@site/src/lib/badgeKinds';
import { CURRENT_VERSION, splitVersionPath } from '@site/src/lib/docsVersions';
import { getBadgeLink, getBadgeTexts, isPlan, type PlanKind } from './badges';
import styles from './Badge.module.css';

interface BadgeProps {
  kind: BadgeKind;
  /** False inside another link, where a link of its own is not possible. */
  linked?: boolean;
}

type Texts = ReturnType<typeof getBadgeTexts>;

/** The name of a badge for those who do not see its word. */
function Words({ label, name }: Pick<Texts, 'label' | 'name'>) {
  if (name.startsWith(label)) {
    return (
      <>
        {label}
        <span className="visually-hidden">{name.slice(label.length)}</span>
      </>
    );
  }
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}

/** A badge that leads to what the plan holds, in the version that the reader is in. */
function LinkedBadge({ kind, className }: { kind: PlanKind; className: string }) {
  const { label, name, title } = getBadgeTexts(kind);
  const { version = CURRENT_VERSION } = splitVersionPath(useLocation().pathname) ?? {};
  return (
    <Link
      className={className}
      to={getBadgeLink(kind, version)}
      title={title}
      aria-label={name}
      data-plan={kind}
      data-markdown="mark"
    >
      {label}
    </Link>
  );
}

/** A plan or status badge: shape, word and colour, with a name for screen readers. */
export function Badge({ kind, linked = true }: BadgeProps) {
  const { label, name, title } = getBadgeTexts(kind);
  const className = `${styles.badge} ${styles[kind]}`;
  return linked && isPlan(kind) ? (
    <LinkedBadge kind={kind} className={className} />
  ) : (
    <span
      className={className}
      title={title}
      data-plan={isPlan(kind) ? kind : undefined}
      data-markdown="mark"
    >
      <Words label={label} name={name} />
    </span>
  );
}
