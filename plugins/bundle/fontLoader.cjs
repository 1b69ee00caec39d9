const subsetFont = require('subset-font');

/** What every glyph of a font is found by: the sets of Fontsource are small enough to stay whole. */
const listCharacters = () =>
  Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).join('');

/**
 * Keeps of a variable font the weights that its query names, `?wght=400-700` or `?wght=600`: two
 * fifths of a file draw weights that no text has.
 * In development the file stays as it is, since it takes seconds.
 */
module.exports = function fontLoader(font) {
  const weights = /^\?wght=(\d+)(?:-(\d+))?$/.exec(this.resourceQuery);
  if (!weights) {
    throw new Error(`${this.resourcePath}${this.resourceQuery}: write ?wght=400-700 or ?wght=600.`);
  }
  const [min, max = min] = weights.slice(1).filter(Boolean).map(Number);
  if (this.mode === 'development') {
    return font;
  }
  const callback = this.async();
  subsetFont(font, listCharacters(), {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
  }).then((result) => callback(null, result), callback);
};
module.exports.raw = true;
