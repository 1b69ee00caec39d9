const path = require('node:path');
const importModule = require('../lib/importModule.cjs');

/** Makes a file that is imported with `?styling=Tailwind` import the files of that styling. */
module.exports = function stylingLoader(source) {
  const callback = this.async();
  const styling = new URLSearchParams(this.resourceQuery).get('styling');
  importModule(path.join(__dirname, 'placeStandIns.ts'))
    .then(({ placeStandIns }) => placeStandIns(source, { file: this.resourcePath, styling }))
    .then((text) => callback(null, text), callback);
};
