import type { LastDraftQueryVariables } from './draft.generated';

/** What asks for the draft that was begun last. */
export const newestDraft = {
  query: {
    filters: [{ field: 'status', type: 'enum', operation: 'equals', value: 'draft' }],
    sortBy: 'createdAt:desc',
    limit: 1,
  },
} satisfies LastDraftQueryVariables;
