import type { ParseFrontMatter } from '@docusaurus/types';

/**
 * Labels the links to the previous and next page with the title of that page. Its name in the
 * navigation (`Index`, `Overview`) is clear only under its heading there.
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
