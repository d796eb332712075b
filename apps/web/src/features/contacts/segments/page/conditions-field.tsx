import { useQuery } from '@apollo/client/react';
import type { Filter, FiltersMatch } from '../../../../ui/filter/filter';
import { FilterSentence } from '../../../../ui/filter/filter-sentence';
import { useValuesOf } from '../../../../ui/filter/use-values-of';
import { FieldFrame } from '../../../../ui/form/fields/field-frame';
import type { FieldBinding } from '../../../../ui/form/state/use-form';
import { useContactFields } from '../../contact-fields';
import { contactFilterFields } from '../../list/contact-filters';
import { ContactValuesDocument } from '../../list/contact-values.generated';
import { SegmentPeopleDocument } from '../segments.generated';
import { segmentsPageTexts as t } from './segments-page.texts';

/** The conditions as the list of contacts has them, and how many meet them now. */
export function ConditionsField({
  filters,
  match,
}: {
  filters: FieldBinding<readonly Filter[]>;
  match: FieldBinding<FiltersMatch>;
}) {
  const fields = useContactFields();
  const valuesOf = useValuesOf(ContactValuesDocument, undefined);
  const { data, previousData } = useQuery(SegmentPeopleDocument, {
    variables: { query: { filters: filters.value, filtersMatch: match.value } },
  });
  const count = (data ?? previousData)?.contactsCountWithFilters;
  return (
    <FieldFrame label={t.conditions} error={filters.error} help={count == null ? t.counting : t.now(count)}>
      <FilterSentence
        fields={contactFilterFields(fields)}
        filters={filters.value}
        match={match.value}
        words={t.words}
        count={null}
        isCounting={false}
        valuesOf={valuesOf}
        actions={null}
        onChange={(next, joined) => {
          filters.onChange(next);
          if (joined !== match.value) match.onChange(joined);
        }}
      />
    </FieldFrame>
  );
}
