import { keepFocus } from './keepFocus';
import { keepInside } from './keepInside';
import { MemoryStorage } from './MemoryStorage';

// In a document with an opaque origin, reading either of them throws.
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
}
keepFocus();
keepInside();
