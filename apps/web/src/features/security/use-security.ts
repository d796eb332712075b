import { useQuery } from '@apollo/client/react';
import { SecurityPageDocument, type SecurityPageQuery } from './security.generated';

export type Security = NonNullable<SecurityPageQuery['security']>;

/** What is known of one's own account. */
export function useSecurity() {
  const { data, error, refetch } = useQuery(SecurityPageDocument);
  return { data, error, reload: () => void refetch().catch(() => undefined) };
}
