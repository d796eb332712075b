import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { TestSendInput } from '../../../lib/graph/schema.generated';
import { TestPriceDocument, type TestPriceQuery } from './send.generated';

/**
 * What a test to that phone costs, asked when the typing rests; null while no phone is there that can be texted, which
 * the press says better.
 */
export function useTestPrice(
  input: Omit<TestSendInput, 'phones'>,
  typedPhone: string,
): NonNullable<TestPriceQuery['quoteSmsCampaignTest']> | null {
  const [phone, setPhone] = useState(typedPhone.trim());
  useEffect(() => {
    const timer = setTimeout(() => setPhone(typedPhone.trim()), 400);
    return () => clearTimeout(timer);
  }, [typedPhone]);
  const isRested = phone !== '' && phone === typedPhone.trim();
  const { data } = useQuery(TestPriceDocument, {
    variables: { input: { ...input, phones: [phone] } },
    skip: !isRested,
    fetchPolicy: 'network-only',
    errorPolicy: 'ignore',
  });
  return isRested ? (data?.quoteSmsCampaignTest ?? null) : null;
}
