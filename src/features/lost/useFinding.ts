import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Address } from '@site/src/lib/address/cleanAddress';
import { type Resolution, resolveAddress } from '@site/src/lib/address/resolveAddress';
import { ADDRESS_BOOK_PATH, type AddressBook } from '@site/src/lib/contracts/addressBook';
import { fetchJson } from '@site/src/lib/fetchJson';
import { useEffect, useState } from 'react';
import { leaveFor } from './leaveFor';

/** What is known about the URL; if it's certain, also the name of its target. */
export type Finding = Resolution & { name: string };

/** The page's URL below the base URL. */
function readAddress(baseUrl: string): Address {
  const { pathname, search, hash } = window.location;
  const below = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  return { pathname: below, search, hash };
}

function nameTarget(resolution: Resolution, { pages }: AddressBook): string {
  return resolution.kind === 'certain'
    ? (pages[resolution.to.replace(/[?#].*$/, '')] ?? resolution.to)
    : '';
}

/**
 * What the page's URL means, once the build's list of pages has loaded. If it's certain, the reader
 * is redirected. Stays undefined if the list can't be loaded.
 */
export function useFinding(): Finding | undefined {
  const [finding, setFinding] = useState<Finding>();
  const { withBaseUrl } = useBaseUrlUtils();

  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const book = (await fetchJson(withBaseUrl(ADDRESS_BOOK_PATH))) as AddressBook;
      const resolution = resolveAddress(readAddress(withBaseUrl('/')), book);
      if (isGone) {
        return;
      }
      setFinding({ ...resolution, name: nameTarget(resolution, book) });
      if (resolution.kind === 'certain') {
        leaveFor(withBaseUrl(resolution.to));
      }
    };
    find().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [withBaseUrl]);

  return finding;
}
