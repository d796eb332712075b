import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { CircleAlert, CreditCard } from 'lucide-react';
import { problemOf } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { FormProblem } from '../../../ui/form/form-problem';
import { useForm } from '../../../ui/form/use-form';
import { Notice } from '../../../ui/notice';
import { Sheet } from '../../../ui/sheet';
import { ErrorState } from '../../../ui/states/state-panel';
import { notify } from '../../../ui/toast/notify';
import { billingTexts as t } from '../billing.texts';
import { CardFields, detailsFor, noCard, rulesFor } from './card-fields';
import { keepCard } from './keep-card';
import { nameOfCard } from './saved-card';
import { useCardProvider } from './use-card-provider';

/** A new card, saved without a payment. */
export default function AddCardSheet({ onClose }: { onClose: () => void }) {
  const { provider, problem, isLoading, again } = useCardProvider();
  const client = useApolloClient();
  const form = useForm({
    initial: noCard,
    rules: rulesFor(provider),
    submit: async (values) => {
      const paymentMethod = await provider!.createMethod(detailsFor(provider!, values));
      const { data } = await keepCard(provider!, client, paymentMethod);
      notify({ kind: 'success', title: t.cardSaved(nameOfCard(data!.addCreditCard!)) });
      onClose();
    },
  });
  const isDeclined = form.problem !== null && problemOf(form.problem).code === 'card-declined';
  return (
    <Sheet
      title={t.addCard}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t.cancel}
          </Button>
          {provider !== null && (
            <Button size="lg" variant="solid" type="submit" form="add-card" loading={form.isSubmitting}>
              {t.saveCard}
            </Button>
          )}
        </>
      }
    >
      {isLoading && (
        <Box display="grid" gap="16px">
          <Skeleton h="60px" />
          <Skeleton h="60px" />
        </Box>
      )}
      {problem !== null && <ErrorState title={t.formError} problem={problem} onRetry={again} />}
      {!isLoading && problem === null && provider === null && (
        <Notice icon={CreditCard} tone="grey">
          {t.noForm}
        </Notice>
      )}
      {provider !== null && (
        <form id="add-card" ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
          <Box display="grid" gap="16px" pb="8px">
            {isDeclined ? (
              <Notice role="alert" tone="red" icon={CircleAlert} title={t.declinedTitle}>
                {t.declined}
              </Notice>
            ) : (
              <FormProblem problem={form.problem} />
            )}
            <CardFields
              number={form.field('number')}
              expiry={form.field('expiry')}
              code={form.field('code')}
              provider={provider}
              set={(values) => (form.set(values), form.setErrors({}))}
            />
          </Box>
        </form>
      )}
    </Sheet>
  );
}
