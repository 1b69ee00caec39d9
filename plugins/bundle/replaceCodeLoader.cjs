/** Replaces code of a library (`policyPatches.ts`). The bundler loads this with a plain require. */
module.exports = function replaceCodeLoader(source) {
  const { code, replacement, imports = '' } = this.getOptions();
  if (!source.includes(code)) {
    throw new Error(
      `${this.resourcePath} no longer has ${code}: find out how it does the same now, and change plugins/bundle/policyPatches.ts.`,
    );
  }
  return imports + source.replaceAll(code, replacement);
};
