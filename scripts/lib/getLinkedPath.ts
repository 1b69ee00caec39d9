import { stripHashAndQuery } from '../../src/lib/paths';

/** Path of the page that a link in Markdown leads to: `pathname:///x/v7/#a` → `/x/v7/`. */
export function getLinkedPath(url: string): string {
  return stripHashAndQuery(url.replace(/^pathname:\/\//, ''));
}
