import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { CURRENT_VERSION, splitVersionPath } from '@site/src/lib/docsVersions';
import { getMarkLink, getMarkTexts, type MarkKind } from './marks';
import styles from './Mark.module.css';

interface MarkProps {
  kind: MarkKind;
  /** False inside another link, where a link of its own is not possible. */
  linked?: boolean;
}

/** A plan or status mark: shape, word and colour, with a name for screen readers. */
export function Mark({ kind, linked = true }: MarkProps) {
  const { label, name, title } = getMarkTexts(kind);
  const { version = CURRENT_VERSION } = splitVersionPath(useLocation().pathname) ?? {};
  const link = linked ? getMarkLink(kind, version) : undefined;
  const className = `${styles.mark} ${styles[kind]}`;
  if (link) {
    return (
      <Link className={className} to={link} title={title} aria-label={name}>
        {label}
      </Link>
    );
  }
  if (name.startsWith(label)) {
    return (
      <span className={className} title={title}>
        {label}
        <span className="visually-hidden">{name.slice(label.length)}</span>
      </span>
    );
  }
  return (
    <span className={className} title={title}>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
