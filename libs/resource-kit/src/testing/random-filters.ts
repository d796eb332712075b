import { filterOperations, operandOf, type FilterOperation, type FilterType } from '@bellbird/field-rules';
import type { Seed } from '@bellbird/testing';
import type { Filter } from './oracle.js';
import { statuses } from './people.js';
import { tagIds, words } from './random-people.js';

const texts = [...words, '', 'o', '%', '_', '\\', 'MCD', 'nobody', '@X.', 'b@x.au'];
const strangeTag = '01920000-0000-7000-8000-000000000799';

/** By type: the fields of the tests' person, and values that meet its rows now and then. */
const asked: Readonly<Record<FilterType, { fields: readonly string[]; values: readonly unknown[] }>> = {
  text: { fields: ['name', 'email', 'attributes.suburb'], values: texts },
  number: { fields: ['score', 'visits'], values: [-1.5, 0, 0.1, 1, 2, 3.5, 10, 1e12] },
  date: {
    fields: ['createdAt', 'seenAt', 'born'],
    values: ['2000-01-01', '2000-02-29', '2024-02-29', '2026-02-28', '2026-03-01', '2026-03-02', '2026-10-04'],
  },
  boolean: { fields: ['happy'], values: ['undetermined', 'yes', 'no'] },
  categories: { fields: ['plan'], values: ['gold', 'GOLD', 'silver', '', 'nothing'] },
  enum: { fields: ['status'], values: Object.keys(statuses) },
  tags: { fields: ['tags'], values: [...tagIds, strangeTag] },
};

function randomValue({ pick, int, random }: Seed, type: FilterType, operation: FilterOperation): unknown {
  const { values } = asked[type];
  const operand = operandOf(operation);
  if (typeof operand === 'object') {
    // Near its ends and near the rows, not among 36,500 days alike.
    const near = random() < 0.7 ? int(operand.least, Math.min(operand.most, 40)) : int(operand.least, operand.most);
    return random() < 0.1
      ? pick([operand.least, Math.min(operand.most, 366), 364, 12].filter((n) => n <= operand.most))
      : near;
  }
  switch (operand) {
    case 'nothing':
      return undefined;
    case 'range':
      return [pick(values), pick(values)];
    case 'list':
      return Array.from({ length: int(0, 3) }, () => pick(values));
    default:
      return pick(values);
  }
}

/** Any condition that the tests' person can be asked, or a group of them, `depth` deep at most. */
export function randomFilter(seed: Seed, depth: number): Filter {
  const { pick, int } = seed;
  if (depth > 0 && int(0, 1) > 0)
    return {
      type: 'conditional',
      operator: pick(['AND', 'OR']),
      filters: Array.from({ length: int(1, 3) }, () => randomFilter(seed, depth - 1)),
    };
  const type = pick(Object.keys(asked) as FilterType[]);
  const operation = pick<FilterOperation>(filterOperations[type]);
  return { field: pick(asked[type].fields), type, operation, value: randomValue(seed, type, operation) };
}

/** Every operation of every type on every field, each with several values: what chance alone may pass over. */
export function everyFilter(seed: Seed, times: number): Filter[] {
  return (Object.keys(asked) as FilterType[]).flatMap((type) =>
    asked[type].fields.flatMap((field) =>
      filterOperations[type].flatMap((operation: FilterOperation) =>
        Array.from({ length: times }, () => ({ field, type, operation, value: randomValue(seed, type, operation) })),
      ),
    ),
  );
}
