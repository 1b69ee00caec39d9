const path = require('node:path');
const importModule = require('../../lib/importModule.cjs');

/** Makes a file that is imported with `?dates=luxon` one that is written with that library. */
module.exports = function datesLoader(source) {
  const callback = this.async();
  const library = new URLSearchParams(this.resourceQuery).get('dates');
  importModule(path.join(__dirname, 'placeDates.ts'))
    .then(({ placeDates }) => placeDates(source, { file: this.resourcePath, library }))
    .then((text) => callback(null, text), callback);
};
