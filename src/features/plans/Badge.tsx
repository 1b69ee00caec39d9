import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { BadgeKind } from '@site/src/lib/badgeKinds';
import { CURRENT_VERSION, splitVersionPath } from '@site/src/lib/docsVersions';
import { getBadgeLink, getBadgeTexts, isPlan, type PlanKind } from './badges';
import styles from './Badge.module.css';

interface BadgeProps {
  kind: BadgeKind;
  /** False inside another link, where links can't be nested. */
  linked?: boolean;
}

type Texts = ReturnType<typeof getBadgeTexts>;

/** A badge's name for readers who can't see its label. */
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

/** A badge that links to what the plan includes, in the current docs version. */
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

/** A plan or status badge: shape, label and color, with a name for screen readers. */
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
