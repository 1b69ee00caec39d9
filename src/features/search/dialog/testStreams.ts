import { TransformStream } from 'node:stream/web';

// DocSearch's dialog holds a library that wants these from every browser, and jsdom has none.
Object.assign(globalThis, { TransformStream });
