import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useMay } from '../../../lib/session/session';
import { DetailColumns } from '../../../ui/detail/detail-page';
import { SectionCard } from '../../../ui/detail/section-card';
import { SaveBar } from '../../../ui/form/save-bar';
import { Changeable } from '../changeable';
import type { WrittenPolicyFragment } from './policies.generated';
import { policiesTexts as t } from './policies.texts';
import { PolicyAddress } from './policy-address';
import { PolicyFields, PolicyWays } from './policy-fields';
import { PolicyPreview } from './policy-preview';
import { usePolicyForm } from './use-policy-form';

/** The three ways to a privacy policy, and what customers read. */
export function PolicyForm({ tenantId, policy }: { tenantId: string; policy: WrittenPolicyFragment }) {
  const mayChange = useMay('business-editor', 'merchant-editor');
  const form = usePolicyForm(policy);
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <DetailColumns
        isEven
        main={
          <Changeable permission="merchant-editor" mayChange={mayChange}>
            <SectionCard title={t.title}>
              <Text color="textSecond" mb="4">
                {t.lead}
              </Text>
              <Stack gap="4">
                <PolicyWays form={form} />
                <PolicyFields form={form} />
              </Stack>
            </SectionCard>
          </Changeable>
        }
        side={
          <Stack gap="4">
            {policy.publishedAt != null && <PolicyAddress tenantId={tenantId} publishedAt={policy.publishedAt} />}
            <SectionCard title={t.preview}>
              <PolicyPreview policy={policy} />
            </SectionCard>
          </Stack>
        }
      />
      <SaveBar form={form} />
    </form>
  );
}
