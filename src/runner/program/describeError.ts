import texts from '@site/i18n/en/runner.json';
import { createTranslate, type Translate } from '@site/src/lib/createTranslate';

const t = createTranslate({ en: texts });

type ReactCode = keyof typeof texts.diagnostic.react;

/** React's production build identifies its errors by number: `…/errors/130?args[]=undefined`. */
const REACT_ERROR = /^Minified React error #(\d+); visit (\S+)/;

function describeReactError(message: string): string | undefined {
  const [, code, address] = REACT_ERROR.exec(message) ?? [];
  if (!code || !address || !(code in texts.diagnostic.react)) {
    return undefined;
  }
  const a = new URL(address).searchParams.get('args[]') ?? '';
  const key: Parameters<Translate<typeof texts>>[0] = `diagnostic.react.${code as ReactCode}`;
  return t(key, { a });
}

/** Describes an error on one line: its message, preceded by its type if that adds information. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const { name, message } = error;
  const text = describeReactError(message) ?? message;
  return name === 'Error' ? text : `${name}: ${text}`;
}
