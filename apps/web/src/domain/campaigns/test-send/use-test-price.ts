import { useQuery } from '@apollo/client/react';
import type { TestSendInput } from '../../../lib/graph/schema.generated';
import { useRested } from '../../../lib/use-rested';
import { TestPriceDocument, type TestPriceQuery } from './test-send.generated';

/**
 * What a test to that phone costs, asked when the typing rests; null while no phone is there that can be texted, which
 * the press says better.
 */
export function useTestPrice(
  input: Omit<TestSendInput, 'phones'>,
  typedPhone: string,
): NonNullable<TestPriceQuery['quoteSmsCampaignTest']> | null {
  const typed = typedPhone.trim();
  const phone = useRested(typed, 400);
  const isRested = phone !== '' && phone === typed;
  const { data } = useQuery(TestPriceDocument, {
    variables: { input: { ...input, phones: [phone] } },
    skip: !isRested,
    fetchPolicy: 'network-only',
    errorPolicy: 'ignore',
  });
  return isRested ? (data?.quoteSmsCampaignTest ?? null) : null;
}
