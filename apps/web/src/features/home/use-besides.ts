import { useQuery } from '@apollo/client/react';
import { useUser } from '../../lib/session/session';
import type { Besides } from './checklist';
import { HomeSetupDetailsDocument } from './setup.generated';

/** What is worth doing besides the first campaign; asked with the card, so that the first paint does not wait for it. */
export function useBesides(): Besides {
  const { twoFactor } = useUser();
  const { data } = useQuery(HomeSetupDetailsDocument, { fetchPolicy: 'cache-and-network' });
  const details = data?.accountSettingsDetails;
  return {
    hasDetails: details ? Boolean(details.name && (details.email || details.phone)) : null,
    hasTwoFactor: twoFactor ?? null,
  };
}
