/** Options of Prettier for code that the docs show, as .oxfmtrc.json has them for demos. */
export const CODE_STYLE = { printWidth: 85, singleQuote: true };
