// Change: adds no languages to a highlighter, because no page has one
// (plugins/mdx/highlightCodePlugin).
export default function prismIncludeLanguages(): void {}
