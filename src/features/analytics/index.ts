export { Consent, ConsentEntry } from './consent/Consent';
export { addSink, track } from './track';
