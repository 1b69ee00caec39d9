import type { Args, SourceTemplate } from '../contracts/demoControls';
import type { DemoSource, DemoSources, DemoStyling } from '../contracts/demos';
import { fillTemplate } from './fillTemplate';

/** A demo's files with the entry's code for these args. */
function fillSource(source: DemoSource, template: SourceTemplate, args: Args): DemoSource {
  const [entry, ...others] = source.files;
  if (!entry) {
    return source;
  }
  const preview = template.preview && fillTemplate(template.preview, args);
  return {
    files: [{ ...entry, ...fillTemplate(template.entry, args) }, ...others],
    ...(source.preview && preview && { preview: { ...source.preview, ...preview } }),
  };
}

/** A demo with the code for the state of its controls. Without controls, it's unchanged. */
export function fillSources(sources: DemoSources, args: Args): DemoSources {
  const { controls } = sources;
  if (!controls) {
    return sources;
  }
  const stylings = Object.entries(sources.stylings).map(([styling, source]) => {
    const templates = controls.templates[styling as keyof typeof controls.templates];
    const filled: DemoStyling = templates
      ? {
          ...source,
          TS: fillSource(source.TS, templates.TS, args),
          JS: fillSource(source.JS, templates.JS, args),
        }
      : source;
    return [styling, filled];
  });
  return { ...sources, stylings: Object.fromEntries(stylings) as DemoSources['stylings'] };
}
