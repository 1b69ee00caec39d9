import { stripHashAndQuery } from '../../src/lib/paths';

/** Path of the page that a Markdown link points to: `pathname:///x/v7/#a` → `/x/v7/`. */
export function getLinkedPath(url: string): string {
  return stripHashAndQuery(url.replace(/^pathname:\/\//, ''));
}
