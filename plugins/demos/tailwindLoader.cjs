/** Makes `tailwind.css` and `loadTailwind.ts` of the folder that is their query: `?docs/…/style`. */
module.exports = function tailwindLoader(source) {
  const folder = this.resourceQuery.slice(1);
  if (!folder) {
    throw new Error(`${this.resourcePath} is imported for the demos of a folder: ?docs/…`);
  }
  return source.replaceAll('FOLDER', folder);
};
