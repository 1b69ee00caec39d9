import useBaseUrl from '@docusaurus/useBaseUrl';
import type { SearchHit } from '@site/src/lib/contracts/search';
import { track } from '../../analytics';
import { HitText } from '../hits/HitText';
import { getSectionName } from '../texts';
import { groupPage } from './paginate';
import styles from './SearchPage.module.css';
import { PAGE_SIZE } from './usePageAnswer';

function Result({ hit }: { hit: SearchHit }) {
  return (
    <li>
      {/* Not the router's link: a version is a separate build, and the browser finds the hash. */}
      <a
        className={styles.result}
        href={useBaseUrl(hit.path)}
        onClick={() => track({ name: 'search', action: 'choose', label: null })}
      >
        <HitText hit={hit} />
      </a>
    </li>
  );
}

/** The hits on one page, grouped by product. */
export function ResultList({ hits, page }: { hits: readonly SearchHit[]; page: number }) {
  return groupPage(hits, page, PAGE_SIZE).map(([section, found]) => (
    <section key={section}>
      <h2 className={styles.section}>{getSectionName(section)}</h2>
      <ul className={styles.results}>
        {found.map((hit) => (
          <Result key={`${hit.kind} ${hit.path} ${hit.title}`} hit={hit} />
        ))}
      </ul>
    </section>
  ));
}
