import { buildSite } from './build/buildSite';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/** Builds the site, or of its versions only those named by `--versions v7,v6`. */
runMain(() => buildSite(readOptions({ versions: { type: 'string' } }).versions));
