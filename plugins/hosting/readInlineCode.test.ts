import { hashCode, readInlineCode } from './readInlineCode';

it('finds scripts and styles as they are in the document', () => {
  const { scripts, styles } = readInlineCode(
    [
      '<head><style>a&gt;b{}</style><script>1 < 2 && "</p>"</script>',
      '<noscript><style>.c{}</style></noscript>',
      '<script type="module">\n2\n</script><script></script></head>',
    ].join(''),
  );
  expect(styles).toEqual(['a&gt;b{}', '.c{}']);
  expect(scripts).toEqual(['1 < 2 && "</p>"', '\n2\n', '']);
});

it('leaves out data and external scripts', () => {
  const { scripts } = readInlineCode(
    '<script type="application/json">{}</script><script type=application/ld+json>{}</script><script src=/a.js defer></script>',
  );
  expect(scripts).toEqual([]);
});

it.each(['TEXT/JAVASCRIPT', 'text/ecmascript', 'importmap', 'speculationrules', ' module'])(
  'treats %s as code',
  (type) => {
    expect(readInlineCode(`<script type="${type}">1</script>`).scripts).toEqual(['1']);
  },
);

it('finds scripts in attributes', () => {
  const { handlers } = readInlineCode('<body onload="a()"><a href=" javascript:b()">on</a></body>');
  expect(handlers).toEqual(['<body onload="a()">', '<a href=" javascript:b()">']);
});

it('hashes as browsers do', () => {
  // https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/script-src
  expect(hashCode("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
  expect(hashCode('a\r\nb')).toBe(hashCode('a\nb'));
});
