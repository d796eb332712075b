export { CsvReader, type CsvRecord, type Delimiter } from './csv-reader.js';
export { decoderFor, EncodingFinder, type Encoding } from './encoding.js';
export { isOtherThanCsv } from './file-type.js';
export { guardCell, readCell, unguardCell } from './guarded-cell.js';
export {
  type ColumnTarget,
  contactTargets,
  isOwnReadOnly,
  delimiterOf,
  type KnownAttribute,
  mapColumns,
  type MappedColumns,
} from './headings.js';
