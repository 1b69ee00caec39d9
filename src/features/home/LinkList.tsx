import Link from '@docusaurus/Link';
import styles from './LinkList.module.css';

interface LinkListProps {
  links: readonly { href: string; label: string; text: string }[];
}

/** Links with a sentence each, in columns. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, label, text }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
