// The bundler loads this with a plain require; jiti brings the TypeScript behind it.
const { createJiti } = require('jiti');
const path = require('node:path');

const jiti = createJiti(__filename);

/** Makes a file that is imported with `?styling=Tailwind` import the files of that styling. */
module.exports = function stylingLoader(source) {
  const callback = this.async();
  const styling = new URLSearchParams(this.resourceQuery).get('styling');
  jiti
    .import(path.join(__dirname, 'placeStandIns.ts'))
    .then(({ placeStandIns }) => placeStandIns(source, { file: this.resourcePath, styling }))
    .then((text) => callback(null, text), callback);
};
