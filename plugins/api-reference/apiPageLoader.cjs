// The bundler loads this with a plain require; jiti brings the TypeScript behind it.
const { createJiti } = require('jiti');
const path = require('node:path');

const jiti = createJiti(__filename, { alias: { '@site': path.join(__dirname, '../..') } });

/** Turns the data of a reference page (`ApiPage` as JSON) into its module. */
module.exports = function apiPageLoader(source) {
  const callback = this.async();
  jiti
    .import(path.join(__dirname, 'createPageModule.ts'))
    .then(({ createPageModule }) =>
      createPageModule(source, {
        isServer: String(this.target).includes('node'),
        isDevelopment: this.mode === 'development',
      }),
    )
    .then((text) => callback(null, text), callback);
};
