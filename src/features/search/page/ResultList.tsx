import useBaseUrl from '@docusaurus/useBaseUrl';
import type { HitPlace, SearchHit } from '@site/src/lib/contracts/search';
import { track } from '../../analytics';
import { HitText } from '../hits/HitText';
import { getSectionName } from '../texts';
import { groupPage } from './paginate';
import styles from './SearchPage.module.css';
import { PAGE_SIZE } from './usePageAnswer';

const trackChoice = () => track({ name: 'search', action: 'choose', label: null });

/** A link to another page with the same name. */
function Also({ title, page, path }: HitPlace & { title: string }) {
  return (
    <a href={useBaseUrl(path)} onClick={trackChoice}>
      <span className="visually-hidden">{title} </span>
      {page}
    </a>
  );
}

function Result({ hit }: { hit: SearchHit }) {
  return (
    <li>
      {/* Not the router's link: a version is a separate build, and the browser finds the hash. */}
      <a className={styles.result} href={useBaseUrl(hit.path)} onClick={trackChoice}>
        <HitText hit={hit} />
      </a>
      {hit.also && (
        <p className={styles.also}>
          {hit.also.map((place) => (
            <Also key={place.path} {...place} title={hit.title} />
          ))}
        </p>
      )}
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
