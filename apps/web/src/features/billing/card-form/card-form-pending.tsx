import { CreditCard } from 'lucide-react';
import { Notice } from '../../../ui/notice';
import { ErrorState } from '../../../ui/states/state-panel';
import { billingTexts as t } from '../billing.texts';
import { CardFieldsRoom } from './card-fields-room';
import type { CardForm } from './use-card-provider';

/** Before a new card can be typed: its form is loading, could not be loaded, or there is none. */
export function CardFormPending({ provider, problem, isLoading, again }: CardForm) {
  if (isLoading) return <CardFieldsRoom />;
  if (problem !== null) return <ErrorState title={t.formError} problem={problem} onRetry={again} />;
  if (provider !== null) return null;
  return (
    <Notice icon={CreditCard} tone="grey">
      {t.noForm}
    </Notice>
  );
}
