import type { ApiInterface } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import type { Exported } from './readExports';
import { readInterface } from './readInterface';

/** What these types are called, by what they hold. */
const OBJECT_NAMES = [
  // Texts.
  /^[A-Z][a-z]+LocaleText$/,
  // Formats and methods of adapters.
  /^(?:AdapterFormats|MuiPickersAdapter)$/,
  // Refs of fields, and what a picker hands to its field.
  /FieldRefs?$/,
  /PickerFieldProps$/,
  // What the grid begins with, and where it gets its rows from.
  /^Grid\w*InitialState$/,
  /^Grid(?:DataSource|GetRows(?:Params|Response))$/,
];

/** Object types whose members apps write or call, as interfaces are read. */
export function readObjects(context: ExtractContext, exports: readonly Exported[]): ApiInterface[] {
  return exports
    .filter(
      ({ name, kind }) =>
        (kind === 'interface' || kind === 'type') &&
        OBJECT_NAMES.some((pattern) => pattern.test(name)),
    )
    .map((exported) => readInterface(context, exported));
}
