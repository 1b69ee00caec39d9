const STYLE = '_jsx("style",';

/**
 * Libraries that write text into style elements get an element that inserts its rules instead, since the
 * policy of the site allows no text there. The bundler loads this with a plain require.
 */
module.exports = function insertStylesLoader(source) {
  if (!source.includes(STYLE)) {
    throw new Error(
      `${this.resourcePath} no longer has ${STYLE} … ): find out how it styles now, and change plugins/bundle/index.ts.`,
    );
  }
  return `import { InsertedStyle } from '@site/src/components/InsertedStyle';\n${source.replaceAll(STYLE, '_jsx(InsertedStyle,')}`;
};
