// The bundler loads this with a plain require; jiti brings the TypeScript behind it.
const { createJiti } = require('jiti');
const path = require('node:path');

const jiti = createJiti(__filename);

/** Makes a file that is imported with `?dates=luxon` one that is written with that library. */
module.exports = function datesLoader(source) {
  const callback = this.async();
  const library = new URLSearchParams(this.resourceQuery).get('dates');
  jiti
    .import(path.join(__dirname, 'placeDates.ts'))
    .then(({ placeDates }) => placeDates(source, { file: this.resourcePath, library }))
    .then((text) => callback(null, text), callback);
};
