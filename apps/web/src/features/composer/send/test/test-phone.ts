import { formatExact, parseMoney } from '@bellbird/money';
import type { Problem } from '../../../../lib/graph/problem';

/** What a test's refusal says is lacking; null for any other refusal. */
export function missingFor({ code, details }: Pick<Problem, 'code' | 'details'>): string | null {
  if (code !== 'insufficient-balance' && code !== 'balance-frozen') return null;
  const { required, available } = details;
  return typeof required === 'string' && typeof available === 'string'
    ? formatExact(parseMoney(required) - parseMoney(available))
    : null;
}
