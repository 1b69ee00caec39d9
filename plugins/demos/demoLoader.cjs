const path = require('node:path');
const importModule = require('../lib/importModule.cjs');

/** Turns `!!demo?part=manifest!./X.tsx` and `part=sources` into modules. */
module.exports = function demoLoader() {
  const callback = this.async();
  importModule(path.join(__dirname, 'loadDemoModule.ts'))
    .then(({ loadDemoModule }) => loadDemoModule(this))
    .then((text) => callback(null, text), callback);
};
