/** Name and value of a header. */
export type Header = readonly [name: string, value: string];

/**
 * Kinds of URLs: pages (and files next to them), documents of the runner, files whose name changes
 * with their content, and images.
 */
export type AddressKind = 'page' | 'runner' | 'asset' | 'image';

export interface HeaderOptions {
  pagePolicy: string;
  runnerPolicy: string;
  /** `Strict-Transport-Security`; empty if the site has no https. */
  transportSecurity: string;
}

export interface Headers {
  /** Sent with everything. */
  common: Header[];
  /** Additionally sent with each kind. */
  kinds: Record<AddressKind, Header[]>;
}

/** Some servers and proxies reject longer lines, in bytes. */
const MAX_LENGTH = 8192;

/** Features that no page or demo uses. */
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

/** Like `frame-ancestors` in policies, for browsers that don't support it. */
const FRAME_OPTIONS: Header = ['X-Frame-Options', 'SAMEORIGIN'];

function assertLength([name, value]: Header): void {
  const length = Buffer.byteLength(`${name}: ${value}`);
  if (length > MAX_LENGTH) {
    throw new Error(
      `The header ${name} has ${length} bytes, but some servers reject more than ${MAX_LENGTH}: ${value.slice(0, 200)}… Move scripts and styles that differ from page to page into files.`,
    );
  }
}

/** The headers for every kind of URL. Throws if one is too long. */
export function createHeaders(options: HeaderOptions): Headers {
  const { pagePolicy, runnerPolicy, transportSecurity } = options;
  const document: Header[] = [
    ['Content-Security-Policy', pagePolicy],
    FRAME_OPTIONS,
    // A page opens the chat in a tab and then navigates that tab.
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
      // Browsers don't open a sandboxed document with an opener policy.
      runner: [
        ['Content-Security-Policy', runnerPolicy],
        // It can't allow another origin whose pages may frame these documents.
        ...(runnerPolicy.includes("frame-ancestors 'self'") ? [FRAME_OPTIONS] : []),
        ['Cache-Control', 'no-cache'],
      ],
      asset: [['Cache-Control', 'public, max-age=31536000, immutable']],
      // An image that's opened directly may contain scripts.
      image: [...document, ['Cache-Control', 'public, max-age=86400']],
    },
  };
  [headers.common, ...Object.values(headers.kinds)].flat().forEach(assertLength);
  return headers;
}
