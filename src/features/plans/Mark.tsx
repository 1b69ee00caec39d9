import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { CURRENT_VERSION, splitVersionPath } from '@site/src/lib/docsVersions';
import { getMarkLink, getMarkTexts, isPlan, type MarkKind, type PlanKind } from './marks';
import styles from './Mark.module.css';

interface MarkProps {
  kind: MarkKind;
  /** False inside another link, where a link of its own is not possible. */
  linked?: boolean;
}

type Texts = ReturnType<typeof getMarkTexts>;

/** The name of a mark for those who do not see its word. */
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

/** A mark that leads to what the plan holds, in the version that the reader is in. */
function LinkedMark({ kind, className }: { kind: PlanKind; className: string }) {
  const { label, name, title } = getMarkTexts(kind);
  const { version = CURRENT_VERSION } = splitVersionPath(useLocation().pathname) ?? {};
  return (
    <Link className={className} to={getMarkLink(kind, version)} title={title} aria-label={name}>
      {label}
    </Link>
  );
}

/** A plan or status mark: shape, word and colour, with a name for screen readers. */
export function Mark({ kind, linked = true }: MarkProps) {
  const { label, name, title } = getMarkTexts(kind);
  const className = `${styles.mark} ${styles[kind]}`;
  return linked && isPlan(kind) ? (
    <LinkedMark kind={kind} className={className} />
  ) : (
    <span className={className} title={title}>
      <Words label={label} name={name} />
    </span>
  );
}
