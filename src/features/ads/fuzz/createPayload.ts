type Random = () => number;

const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!;

const count = (random: Random, max: number) => Math.floor(random() * (max + 1));

const WORDS = [
  'Build',
  'faster',
  '“grids”',
  'für',
  '安い',
  'עברית',
  '&amp;',
  '&lt;b&gt;',
  '😀',
  '%00',
];

/** URLs, of which only the first few are acceptable. */
const ADDRESSES = [
  ...['https://a.test/click', '//b.test/c?d=1', 'HTTPS://C.test/', 'https://d.test/[timestamp]'],
  ...['http://e.test/', 'javascript:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)'],
  ...['JaVaScRiPt:alert(1)', '\u0001javascript:alert(1)', 'javascript&colon;alert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg onload=alert(1)>'],
  ...['vbscript:msgbox(1)', 'blob:https://a.test/1', 'file:///etc/passwd', '/relative', '#'],
  ...['https:javascript:alert(1)', 'https://user:pass@f.test/', 'https://', 'ftp://g.test/', ''],
  ...['https://h.test/"onload="alert(1)', "https://i.test/'><script>alert(1)</script>"],
];

/** Fragments of markup; `@` is replaced with a URL. */
const PIECES = [
  ...[
    '<b>',
    '</b>',
    '<em>',
    '</em>',
    '<br>',
    '<code>',
    '</code>',
    '<span class="x" style="top:0">',
  ],
  ...[
    '<a href="@">go</a>',
    '<a href=@ target=_self onclick=alert(1)>go</a>',
    '<a href="@"',
    '</a>',
  ],
  ...['<script>alert(1)</script>', '<script src="@"></script>', '</script>', '<script'],
  ...['<img src="@" onerror=alert(1)>', '<img src=x onerror="alert(1)"', '<image href="@">'],
  ...[
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><use href="@"/></svg>',
  ],
  ...['<svg><a xlink:href="@"><text>x</text></a></svg>', '<svg><animate onbegin=alert(1)></svg>'],
  ...['<math><mtext><table><mglyph><style><img src onerror=alert(1)>', '<math href="@">x</math>'],
  ...[
    '<iframe src="@"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<object data="@">',
  ],
  ...[
    '<embed src="@">',
    '<link rel=stylesheet href="@">',
    '<meta http-equiv=refresh content="0;@">',
  ],
  ...[
    '<base href="@">',
    '<form action="@"><button formaction="@">x</button>',
    '<input autofocus onfocus=x>',
  ],
  ...['<video poster="@" src="@" onplay=x>', '<audio src="@">', '<source srcset="@ 2x">'],
  ...['<body background="@" onload=alert(1)>', '<table background="@"><td background="@">'],
  ...[
    '<style>@import "@";</style>',
    '<div style="background:url(@)">',
    '<template><script>x</script>',
  ],
  ...[
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<!--><img src=x onerror=x>-->',
  ],
  ...['<details open ontoggle=alert(1)>', '<marquee onstart=alert(1)>', '<p id="x" name="body">'],
  ...[
    '<![CDATA[<script>x</script>]]>',
    '<xmp><script>x</script></xmp>',
    '<plaintext>',
    '<title><a id="</title>',
  ],
  ...[
    '<textarea></textarea><script>x</script>',
    '<select><script>x</script>',
    '<isindex action="@">',
  ],
  ...['\u0000', '<', '>', '&', '"', "'", '`', '<<b>b', '</', '<a<b', '\ud800', '{{x}}', '${x}'],
];

function createAddress(random: Random): string {
  return pick(random, ADDRESSES);
}

function createHtml(random: Random): string {
  const parts = Array.from({ length: count(random, 8) }, () =>
    random() < 0.4 ? `${pick(random, WORDS)} ` : pick(random, PIECES),
  );
  return parts.join('').replaceAll('@', () => createAddress(random));
}

function createJunk(random: Random, depth = 0): unknown {
  const kind = count(random, depth > 3 ? 6 : 8);
  const leaves = [null, true, 0, -1e308, '', createHtml(random), 'x'.repeat(count(random, 3000))];
  if (kind < leaves.length) {
    return leaves[kind];
  }
  const values = Array.from({ length: count(random, 3) }, () => createJunk(random, depth + 1));
  return kind === 7
    ? values
    : Object.fromEntries(values.map((value, index) => [pick(random, FIELDS) + index, value]));
}

const FIELDS = [
  ...['company', 'description', 'image', 'statlink', 'statimp', 'pixel', 'timestamp'],
  ...['__proto__', 'constructor', 'toString', 'ads'],
];

function createSound(random: Random): Record<string, unknown> {
  const good = () => ADDRESSES[count(random, 3)];
  return {
    company: random() < 0.5 ? 'Acme & Sons' : createHtml(random),
    description: `Text ${createHtml(random)}`,
    image: good(),
    statlink: good(),
    statimp: good(),
    pixel: Array.from({ length: count(random, 4) }, () => createAddress(random)).join('||'),
    timestamp: pick(random, ['1700000000', 1_700_000_000, '$&', '"><script>', null]),
  };
}

/** An entry as a vendor would send it, with some fields replaced, missing or corrupted. */
function createEntry(random: Random): unknown {
  if (random() < 0.1) {
    return createJunk(random);
  }
  const entry = createSound(random);
  for (const field of Object.keys(entry)) {
    const chance = random();
    if (chance < 0.06) {
      delete entry[field];
    } else if (chance < 0.14) {
      entry[field] = createJunk(random);
    } else if (chance < 0.2) {
      entry[field] = createAddress(random);
    }
  }
  return entry;
}

/**
 * A possible response of the feed, from valid to malicious. The same numbers give the same
 * response.
 */
export function createPayload(random: Random): string {
  const chance = random();
  if (chance < 0.04) {
    return createHtml(random);
  }
  const answer =
    chance < 0.1
      ? createJunk(random)
      : { ads: Array.from({ length: count(random, 3) }, () => createEntry(random)) };
  const text = JSON.stringify(answer) ?? '';
  return chance > 0.97 ? text.slice(0, count(random, text.length)) : text;
}
