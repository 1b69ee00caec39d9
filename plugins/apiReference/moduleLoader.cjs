const { readdirSync } = require('node:fs');
const path = require('node:path');
const importModule = require('../lib/importModule.cjs');

const SITE_DIR = path.join(__dirname, '../..');

/** What decides the text of a module besides its data; the bundler's cache must know. */
const SOURCE_DIRS = [__dirname, path.join(__dirname, 'catalogues'), `${SITE_DIR}/src/lib/apiPage`];

/**
 * Turns data of the API model into modules: a reference page (`!!api-page!…`), or a catalogue
 * (`!!api-catalogue?kind=events&url=…!…`).
 */
module.exports = function apiModuleLoader(source) {
  const callback = this.async();
  SOURCE_DIRS.forEach((directory) =>
    readdirSync(directory)
      .filter((file) => /\.c?[jt]s$/.test(file) && !file.includes('.test.'))
      .forEach((file) => this.addDependency(path.join(directory, file))),
  );
  this.addDependency(path.join(SITE_DIR, 'i18n/en/api.json'));
  const options = {
    ...this.getOptions(),
    isServer: String(this.target).includes('node'),
    isDevelopment: this.mode === 'development',
  };
  importModule(path.join(__dirname, 'createModule.ts')).then(
    ({ createModule }) => callback(null, createModule(source, options)),
    callback,
  );
};
