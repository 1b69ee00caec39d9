/** Stands in for `typescript` in unit tests; `nodeEnvironment.cjs` sets it. */
module.exports = globalThis.sharedTypescript;
