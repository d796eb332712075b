import type { FiltersMatch } from '../../../../ui/filter/filter';
import { readFilters } from '../../../../ui/filter/operations';
import { joined } from '../../../../ui/filter/sentence';
import { useContactFields } from '../../contact-fields';
import { contactFilterFields } from '../../list/contact-filters';
import { segmentsPageTexts as t } from './segments-page.texts';

/** A segment's conditions in words: "Suburb is Newtown and Tags are one of Regular". */
export function SegmentConditions({ filters, match }: { filters: unknown; match: FiltersMatch }) {
  const fields = useContactFields();
  const read = readFilters(filters);
  return read.length === 0 ? t.everybody : joined(read, match, contactFilterFields(fields));
}
