/** What a demo with controls needs besides its panel: a chunk that only such demos load. */
export { DemoControls } from './DemoControls';
export { fillSources } from '@site/src/lib/demoControls/fillSources';
