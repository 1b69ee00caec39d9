const { createJiti } = require('jiti');
const path = require('node:path');

const jiti = createJiti(__filename, { alias: { '@site': path.join(__dirname, '../..') } });
const modules = new Map();

/**
 * A TypeScript module of the build, for loaders, which the bundler takes with a plain `require`.
 * jiti evaluates a module, and all that it imports, again for each call that comes before the first
 * one has ended, as hundreds do.
 */
module.exports = function importModule(file) {
  if (!modules.has(file)) {
    modules.set(file, jiti.import(file));
  }
  return modules.get(file);
};
