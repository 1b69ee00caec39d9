/** House rules for CSS: colours only in tokens.css, logical properties, few surprises. */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['build/**', '**/node_modules/**', '.docusaurus/**', '.cache/**'],
  rules: {
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'property-disallowed-list': [
      ...['margin-left', 'margin-right', 'padding-left', 'padding-right'],
      ...['border-left', 'border-right', 'left', 'right'],
    ],
    // Sizes of text are those of tokens.css, or relative to the text around them.
    'declaration-property-value-allowed-list': {
      'font-size': [/^var\(--text-/, /^var\(--ifm-/, /^[\d.]+em$/, 'inherit', '0'],
    },
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'no-descending-specificity': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'value-keyword-case': ['lower', { ignoreProperties: [/^--font/] }],
    'declaration-no-important': null,
    'import-notation': null,
  },
  overrides: [
    {
      files: ['src/css/tokens.css'],
      rules: { 'function-disallowed-list': null },
    },
    // Demos are programs of their own and use what their readers would.
    {
      files: ['docs/**/*.css', 'versioned_docs/**/*.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        // Material UI's variables are camel case.
        'custom-property-pattern': null,
        'declaration-property-value-allowed-list': null,
      },
    },
    {
      files: ['src/features/demo/tailwind.css'],
      rules: { 'at-rule-no-unknown': null },
    },
  ],
};
