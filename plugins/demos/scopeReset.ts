import path from 'node:path';
import type { Container, Plugin, Root, Rule } from 'postcss';

/** Class of the element around a demo in its Tailwind styling. */
const SCOPE = '.tailwind-demo';

/** The only style sheet of the site that Tailwind compiles. */
export const isSheet = (root: Root) =>
  path.basename(root.source?.input.file ?? '') === 'tailwind.css';

/** The site sets fonts and line height of the document. */
const isDocumentRule = ({ selectors }: Rule) =>
  selectors.every((selector) => /^(html|:host)$/.test(selector));

/** Limits the reset that utilities rely on to the demos that use them. */
export const scopeReset: Plugin = {
  postcssPlugin: 'scope-tailwind-reset',
  Once(root) {
    if (isSheet(root)) {
      root.walkAtRules('layer', (layer) => {
        if (layer.params === 'theme.preflight') {
          (layer as Container).walkRules((rule: Rule) => {
            if (isDocumentRule(rule)) {
              rule.remove();
            } else {
              rule.selectors = rule.selectors.map((selector) => `:where(${SCOPE}) ${selector}`);
            }
          });
        }
      });
    }
  },
};
