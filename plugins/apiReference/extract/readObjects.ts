import type { ApiInterface } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import type { Exported } from './readExports';
import { readInterface } from './readInterface';

/** What these types are called: texts of a product, formats and methods of adapters, refs of fields. */
const OBJECT_NAME = /^(?:[A-Z][a-z]+LocaleText|AdapterFormats|MuiPickersAdapter|\w*FieldRefs?)$/;

/** Object types whose members apps write or call, as interfaces are read. */
export function readObjects(context: ExtractContext, exports: readonly Exported[]): ApiInterface[] {
  return exports
    .filter(({ name, kind }) => kind === 'interface' && OBJECT_NAME.test(name))
    .map((exported) => readInterface(context, exported));
}
