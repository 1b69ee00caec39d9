// First of all, before any module reads what it replaces.
import './environment';
import './runner.css';
import '../css/fonts.css';
import '../css/tokens.css';
import type { FromRunner, ToRunner } from '@site/src/lib/contracts/runner';
import { registry } from 'runner-registry';
import { createRunner } from './createRunner';

/** The page may have any origin, this document has none, and nothing it sends is secret. */
const send = (message: FromRunner) => window.parent.postMessage(message, '*');

const receive = createRunner({
  element: document.querySelector<HTMLElement>('#stage') ?? document.body,
  registry,
  send,
});

// If a host sends no headers, anyone's page can embed this document. Unless the frame is sandboxed,
// like the site's, code would run with the site's origin.
if (window.origin === 'null') {
  window.addEventListener('message', (event: MessageEvent<ToRunner>) => {
    if (event.source === window.parent) {
      receive(event.data);
    }
  });
  send({ type: 'ready' });
}
// Not needed to run: the fallback fonts have the same widths.
void import('./typefaces.css');
