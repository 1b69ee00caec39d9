// Change: adds no language to a highlighter, since no page has one (plugins/mdx/highlightCodePlugin).
export default function prismIncludeLanguages(): void {}
