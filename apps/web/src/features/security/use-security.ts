import { useQuery } from '@apollo/client/react';
import { useUser } from '../../lib/session/session';
import { SecurityPageDocument, type SecurityPageQuery } from './security.generated';

export type Security = NonNullable<SecurityPageQuery['security']>;

/** What is known of one's own account, whose business the support access is. */
export function useSecurity() {
  const isOwner = useUser().permissions.includes('owner');
  const { data, error, refetch } = useQuery(SecurityPageDocument, { variables: { isOwner } });
  return { data, error, isOwner, reload: () => void refetch().catch(() => undefined) };
}
