import { TransformStream } from 'node:stream/web';

// DocSearch's dialog contains a library that needs these in every browser, but jsdom has none.
Object.assign(globalThis, { TransformStream });
