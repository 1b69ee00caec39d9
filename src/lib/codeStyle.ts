/** Prettier options for code shown in the docs, matching those for demos in .oxfmtrc.json. */
export const CODE_STYLE = { printWidth: 85, singleQuote: true };
