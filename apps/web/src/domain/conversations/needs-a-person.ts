import type { Filter } from '../../ui/filter/filter';

/** Conversations that need a person: somebody waits for an answer, or it is asked what was meant. The server counts the same. */
export const needsAPerson: Filter[] = [
  { field: 'status', type: 'enum', operation: 'one', value: ['open'] },
  {
    type: 'conditional',
    operator: 'OR',
    filters: [
      { field: 'unread', type: 'number', operation: 'greaterThan', value: 0 },
      { field: 'attention', type: 'enum', operation: 'one', value: ['opt-out', 'wrong-number', 'complaint'] },
    ],
  },
];
