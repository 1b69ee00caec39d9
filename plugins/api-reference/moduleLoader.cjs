// The bundler loads this with a plain require; jiti brings the TypeScript behind it.
const { createJiti } = require('jiti');
const path = require('node:path');

const jiti = createJiti(__filename, { alias: { '@site': path.join(__dirname, '../..') } });

/**
 * Turns data of the API model into modules: a reference page (`!!api-page!…`), or a catalogue
 * (`!!api-catalogue?kind=events&url=…!…`).
 */
module.exports = function apiModuleLoader(source) {
  const callback = this.async();
  const options = {
    ...this.getOptions(),
    isServer: String(this.target).includes('node'),
    isDevelopment: this.mode === 'development',
  };
  jiti
    .import(path.join(__dirname, 'createModule.ts'))
    .then(({ createModule }) => callback(null, createModule(source, options)), callback);
};
