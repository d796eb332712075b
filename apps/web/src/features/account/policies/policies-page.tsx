import { useQuery } from '@apollo/client/react';
import { AccountFrame } from '../account-frame';
import { PoliciesPageDocument } from './policies.generated';
import { PolicyForm } from './policy-form';

/** `/account/policies`: what a business does with its customers' data. */
export function Component() {
  const { data, error, refetch } = useQuery(PoliciesPageDocument);
  const policy = data?.accountSettingsPrivacyPolicy;
  const tenantId = data?.tenantFromUser?.id;
  return (
    <AccountFrame error={error} onRetry={() => void refetch().catch(() => undefined)} awaitedHeight="900px">
      {policy == null || tenantId === undefined ? null : <PolicyForm tenantId={tenantId} policy={policy} />}
    </AccountFrame>
  );
}
