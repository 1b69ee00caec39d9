// The bundler loads this with a plain require; jiti brings the TypeScript behind it.
const { createJiti } = require('jiti');
const path = require('node:path');

const jiti = createJiti(__filename);

/** Turns `!!demo?part=manifest!./X.tsx` and `part=sources` into modules. */
module.exports = function demoLoader() {
  const callback = this.async();
  jiti
    .import(path.join(__dirname, 'loadDemoModule.ts'))
    .then(({ loadDemoModule }) => loadDemoModule(this))
    .then((text) => callback(null, text), callback);
};
