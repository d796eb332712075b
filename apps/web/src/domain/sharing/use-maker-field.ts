import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { FilterField } from '../../ui/filter/filter';
import { ColleaguesDocument } from '../colleagues/colleagues.generated';
import { sharingTexts as t } from './sharing.texts';

/** The filter of who made a thing, by the people of the business; without choices until they are known. */
export function useMakerField(): FilterField {
  const { data } = useQuery(ColleaguesDocument);
  const people = data?.directory?.data;
  return useMemo(
    () => ({
      field: 'creator',
      label: t.maker,
      type: 'enum',
      options: (people ?? []).map(({ id, name }) => ({ value: id, label: name })),
    }),
    [people],
  );
}
