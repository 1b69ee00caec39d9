const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** Tells the bundler that a page depends on the known problems of its workspace. */
module.exports = function problemsLoader(source) {
  const { folder } = this.getOptions();
  this.addContextDependency(folder);
  if (existsSync(folder)) {
    readdirSync(folder).forEach((name) => this.addDependency(path.join(folder, name)));
  }
  return source;
};
