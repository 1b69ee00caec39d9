const { readdirSync } = require('node:fs');
const path = require('node:path');
const importModule = require('../lib/importModule.cjs');

const LIB = path.join(__dirname, '../../src/lib/routeTable');

/** Puts a lean module in the place of one that Docusaurus generated: see `replaceModule.ts`. */
module.exports = function routeTableLoader(source) {
  const callback = this.async();
  const options = this.getOptions();
  // The bundler's cache must know what else decides the text.
  [__dirname, LIB].forEach((directory) =>
    readdirSync(directory)
      .filter((file) => !file.includes('.test.'))
      .forEach((file) => this.addDependency(path.join(directory, file))),
  );
  importModule(path.join(__dirname, 'replaceModule.ts'))
    .then(({ replaceModule, SOURCES }) => {
      SOURCES.forEach((file) => this.addDependency(path.join(options.generatedFilesDir, file)));
      return replaceModule(source, this.resource, options);
    })
    .then((text) => callback(null, text), callback);
};
