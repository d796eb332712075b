import { useQuery } from '@apollo/client/react';
import { useMay } from '../../lib/session/session';
import type { Beginnings } from './checklist';
import { HomeSetupDocument } from './home.generated';

export interface SetupFacts extends Beginnings {
  sender: string | null;
  scheduled: number;
}

/** How far a business is with its beginnings; null until it is known, or where it could not be asked. */
export function useSetup(): { facts: SetupFacts | null; isLoading: boolean } {
  const seesMoney = useMay('business-editor');
  const { data, loading } = useQuery(HomeSetupDocument, {
    variables: {
      seesMoney,
      one: { filters: [{ field: 'kind', type: 'enum', operation: 'equals', value: 'top-up' }], limit: 1 },
    },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return { facts: null, isLoading: loading };
  const counts = (data.smsCampaignsCountByStatus ?? {}) as Record<string, number>;
  const verified = data.callerIds?.data.filter(({ status }) => status === 'verified') ?? [];
  return {
    isLoading: false,
    facts: {
      contacts: data.contactsCount ?? 0,
      verifiedSenders: verified.length,
      sender: verified[0]?.phoneInternational ?? null,
      topUps: seesMoney ? (data.billingHistory?.count ?? 0) : null,
      sent: counts['completed'] ?? 0,
      scheduled: counts['pending'] ?? 0,
    },
  };
}
