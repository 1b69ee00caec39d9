import type { ApiInterface } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import type { Exported } from './readExports';
import { readInterface } from './readInterface';

/** Name patterns of these types, by content. */
const OBJECT_NAMES = [
  // Locale texts.
  /^[A-Z][a-z]+LocaleText$/,
  // Formats and methods of adapters.
  /^(?:AdapterFormats|MuiPickersAdapter)$/,
  // Refs of fields, and what a picker passes to its field.
  /FieldRefs?$/,
  /PickerFieldProps$/,
  // The grid's initial state, and its data source.
  /^Grid\w*InitialState$/,
  /^Grid(?:DataSource|GetRows(?:Params|Response))$/,
];

/** Object types whose members apps write or call, read like interfaces. */
export function readObjects(context: ExtractContext, exports: readonly Exported[]): ApiInterface[] {
  return exports
    .filter(
      ({ name, kind }) =>
        (kind === 'interface' || kind === 'type') &&
        OBJECT_NAMES.some((pattern) => pattern.test(name)),
    )
    .map((exported) => readInterface(context, exported));
}
