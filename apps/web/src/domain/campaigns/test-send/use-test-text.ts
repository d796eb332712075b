import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { problemOf } from '../../../lib/graph/problem';
import type { TestSendInput } from '../../../lib/graph/schema.generated';
import { useUser } from '../../../lib/session/session';
import { store, stored } from '../../../lib/stored';
import { useForm } from '../../../ui/form/state/use-form';
import { atPhone } from './at-phone';
import { SendTestDocument, type SendTestMutation } from './test-send.generated';
import { testSendTexts as t } from './test-send.texts';
import { useTestPrice } from './use-test-price';

type Sent = NonNullable<SendTestMutation['sendTestSms']>['messages'][number];

/**
 * A text to one's own phone before it goes to others: whose phone, what that costs, and what became of it. `charge` is what
 * the press costs, null where that is nothing or not known.
 */
export function useTestText(content: Omit<TestSendInput, 'phones'>) {
  const phoneKey = `bellbird.test-phone.${useUser().id}`;
  const [send] = useMutation(SendTestDocument);
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useForm({
    initial: { phone: stored(phoneKey) ?? '' },
    rules: { phone: (phone) => (phone.trim() === '' ? t.phoneNeeded : undefined) },
    submit: async ({ phone }) => {
      setSent(null);
      try {
        const { data } = await send({ variables: { input: { ...content, phones: [phone.trim()] } } });
        store(phoneKey, phone.trim());
        setSent(data?.sendTestSms?.messages[0] ?? null);
      } catch (error) {
        throw atPhone(problemOf(error));
      }
    },
  });
  const price = useTestPrice(content, form.values.phone);
  const isCharged = price !== null && price.messages[0]?.status !== 'left-out';
  return { form, price, sent, charge: isCharged ? formatMoney(price.cost) : null };
}
export type TestText = ReturnType<typeof useTestText>;
