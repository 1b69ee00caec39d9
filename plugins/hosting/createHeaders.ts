/** A header: its name and what it says. */
export type Header = readonly [name: string, value: string];

/**
 * What an address leads to: a page (and what stands beside pages), a document of the runner, a file
 * whose name changes with its content, an image.
 */
export type AddressKind = 'page' | 'runner' | 'asset' | 'image';

export interface HeaderOptions {
  pagePolicy: string;
  runnerPolicy: string;
  /** `Strict-Transport-Security`; empty where the site has no https. */
  transportSecurity: string;
}

export interface Headers {
  /** Sent with everything. */
  common: Header[];
  /** Sent with each kind besides. */
  kinds: Record<AddressKind, Header[]>;
}

/** Longer lines are refused by some servers and proxies, in bytes. */
const MAX_LENGTH = 8192;

/** What no page and no demo asks for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** As `frame-ancestors` of policies, for browsers that do not know it. */
const FRAME_OPTIONS: Header = ['X-Frame-Options', 'SAMEORIGIN'];

function assertLength([name, value]: Header): void {
  const length = Buffer.byteLength(`${name}: ${value}`);
  if (length > MAX_LENGTH) {
    throw new Error(
      `The header ${name} has ${length} bytes, and servers refuse more than ${MAX_LENGTH}: ${value.slice(0, 200)}… Move scripts and styles that differ from page to page into files.`,
    );
  }
}

/** The headers of every kind of address. Throws when one is too long. */
export function createHeaders(options: HeaderOptions): Headers {
  const { pagePolicy, runnerPolicy, transportSecurity } = options;
  const document: Header[] = [
    ['Content-Security-Policy', pagePolicy],
    FRAME_OPTIONS,
    // The chat is opened by its page, which then tells the tab where to go.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ];
  const headers: Headers = {
    common: [
      ...(transportSecurity
        ? [['Strict-Transport-Security', transportSecurity] satisfies Header]
        : []),
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
    ],
    kinds: {
      page: [...document, ['Cache-Control', 'no-cache']],
      // Browsers refuse to open a sandboxed document with an opener policy.
      runner: [
        ['Content-Security-Policy', runnerPolicy],
        // It cannot name another origin, whose pages may frame these documents.
        ...(runnerPolicy.includes("frame-ancestors 'self'") ? [FRAME_OPTIONS] : []),
        ['Cache-Control', 'no-cache'],
      ],
      asset: [['Cache-Control', 'public, max-age=31536000, immutable']],
      // An image that is opened by itself may hold scripts.
      image: [...document, ['Cache-Control', 'public, max-age=86400']],
    },
  };
  [headers.common, ...Object.values(headers.kinds)].flat().forEach(assertLength);
  return headers;
}
