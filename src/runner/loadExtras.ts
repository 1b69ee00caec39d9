import { libraries } from 'runner-registry';
import { COLOR_SCHEME_ATTRIBUTE } from '@site/src/lib/preferenceKeys';
import type { RunnerProgram } from '@site/src/lib/contracts/runner';

/** The same as for the classes in the site's own demos, so that those a reader adds fit in. */
const TAILWIND = `
@import 'tailwindcss/theme' layer(theme);
@import 'tailwindcss/preflight' layer(theme);
@import 'tailwindcss/utilities' layer(utilities);
@custom-variant dark (&:where([${COLOR_SCHEME_ATTRIBUTE}='dark'], [${COLOR_SCHEME_ATTRIBUTE}='dark'] *));
`;

let tailwind: Promise<unknown> | undefined;

function loadTailwind(): Promise<unknown> {
  const style = document.createElement('style');
  style.setAttribute('type', 'text/tailwindcss');
  style.textContent = TAILWIND;
  document.head.append(style);
  return import('@tailwindcss/browser');
}

let isLicensed = false;

function license(key: string): void {
  if (key) {
    libraries.setLicenseKey(key);
  }
  // Readers' experiments are nobody else's business.
  libraries.setTelemetry?.(false);
  isLicensed = true;
}

const COMMERCIAL = /^@mui\/x-[a-z-]+-(pro|premium)(\/|$)/;
const ICON = /\bIcon\b/;

/** Loads what a program needs in addition to its modules: the license, the icon font, Tailwind. */
export async function loadExtras(
  { styling, files }: RunnerProgram,
  specifiers: readonly string[],
  licenseKey: string,
): Promise<void> {
  if (files.some(({ code }) => ICON.test(code))) {
    void import('./iconFont.css');
  }
  if (!isLicensed && specifiers.some((specifier) => COMMERCIAL.test(specifier))) {
    license(licenseKey);
  }
  if (styling === 'Tailwind') {
    await (tailwind ??= loadTailwind());
  }
}
