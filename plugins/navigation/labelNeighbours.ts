import type { ParseFrontMatter } from '@docusaurus/types';

/**
 * Lets the links to the previous and next page say the title of that page. What the navigation
 * calls it (`Index`, `Overview`) is clear only under the heading that it has there.
 */
export function labelNeighbours(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const parsed = await parse(params);
    const { title } = parsed.frontMatter;
    return title === undefined
      ? parsed
      : { ...parsed, frontMatter: { pagination_label: title, ...parsed.frontMatter } };
  };
}
