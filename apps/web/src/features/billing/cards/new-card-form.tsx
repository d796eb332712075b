import { Box } from '@chakra-ui/react/box';
import { CircleAlert } from 'lucide-react';
import { FormProblem } from '../../../ui/form/form-problem';
import { Notice } from '../../../ui/notice';
import { billingTexts as t } from '../billing.texts';
import { CardFields } from '../card-form/card-fields';
import type { CardProvider } from '../card-form/card-provider';
import type { NewCard } from './use-new-card';

/** The fields of a card to keep, and what its bank said. */
export const NewCardForm = ({ id, form, provider }: { id: string; form: NewCard; provider: CardProvider }) => (
  <form id={id} ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
    <Box display="grid" gap="4" pb="2">
      {form.problem?.code === 'card-declined' ? (
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
);
