import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useForm } from '../../../ui/form/state/use-form';
import { InlineForm } from '../inline-form';
import { securityTexts } from '../security.texts';
import type { FlowProps } from './flow';
import { SaveCodes } from './save-codes';
import { RenewRecoveryCodesDocument } from './two-factor.generated';

const t = securityTexts.twoFactor;

/** Ten new codes in place of those before. */
export default function NewCodes({ onClose, onChange }: FlowProps) {
  const client = useApolloClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm<Record<string, never>>({
    initial: {},
    submit: async () => {
      const { data } = await client.mutate({ mutation: RenewRecoveryCodesDocument, fetchPolicy: 'no-cache' });
      setCodes(data!.renewRecoveryCodes!.recoveryCodes);
    },
  });
  if (codes !== null) return <SaveCodes codes={codes} onSaved={() => (onClose(), onChange())} />;
  return (
    <InlineForm form={form} submit={t.renew} variant="solid" onCancel={onClose}>
      <Text color="textSecond">{t.renewText}</Text>
    </InlineForm>
  );
}
