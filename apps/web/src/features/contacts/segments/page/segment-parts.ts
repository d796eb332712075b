import { levelOf, sharingInitial, sharingInput, type Share } from '../../../../domain/sharing/sharing';
import { useUser } from '../../../../lib/session/session';
import { readFilters } from '../../../../ui/filter/operations';
import type { Values } from '../../../../ui/resource/members';
import type { FormParts } from '../../../../ui/resource/resource-screen';
import { contactsTexts as t } from '../../contacts.texts';
import { isSegmentName } from '../segment-state';
import type { SegmentTabFragment } from '../segments.generated';

interface SegmentInput {
  name: string;
  filters: unknown;
  filtersMatch: 'all' | 'any';
  isPublic?: boolean;
  usersPrivateAccess?: Share[];
}

/** What the form of a segment holds: beside its name the conditions, and how they are joined. */
export function useSegmentParts(segment: SegmentTabFragment | null): FormParts<SegmentInput> {
  const level = levelOf(segment, useUser());
  return {
    initial: {
      name: segment?.name ?? '',
      filters: readFilters(segment?.filters) as unknown as Values[string],
      filtersMatch: segment?.filtersMatch ?? 'all',
      ...sharingInitial(segment),
    },
    rules: { name: (name) => (isSegmentName(String(name)) ? undefined : t.segmentNameRule) },
    input: ({ name, filters, filtersMatch, ...sharing }) => ({
      name: String(name).trim(),
      filters,
      filtersMatch: filtersMatch === 'any' ? 'any' : 'all',
      ...sharingInput(sharing, level),
    }),
  };
}
