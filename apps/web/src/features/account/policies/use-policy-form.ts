import { useApolloClient } from '@apollo/client/react';
import type { Problem } from '../../../lib/graph/problem';
import { usePageForm } from '../../../ui/form/use-page-form';
import { PoliciesPageDocument, PublishPolicyDocument, type WrittenPolicyFragment } from './policies.generated';
import { policiesTexts } from './policies.texts';
import { policyInput, policyValues } from './policy-values';

/** The form of a business's privacy policy, whose every saving publishes it. */
export function usePolicyForm(policy: WrittenPolicyFragment) {
  const client = useApolloClient();
  return usePageForm({
    document: PoliciesPageDocument,
    member: 'accountSettingsPrivacyPolicy',
    row: policy,
    valuesOf: policyValues,
    told: policiesTexts.published,
    refusalOf: atFields,
    send: async (values) => {
      const variables = { input: policyInput(values) };
      return (await client.mutate({ mutation: PublishPolicyDocument, variables })).data
        ?.setAccountSettingsPrivacyPolicy;
    },
  });
}
export type PolicyFormState = ReturnType<typeof usePolicyForm>;

/** What is wrong with an answer is said at its field here, which has no `generated` before its name. */
const atFields = (problem: Problem): Problem =>
  Object.assign(problem, {
    fields: problem.fields.map(({ field, message }) => ({
      field: field.replace(/^generated\./, '').replace(/^(collects|purposes)$/, (list) => firstOf[list]!),
      message,
    })),
  });
const firstOf: Readonly<Record<string, string>> = { collects: 'collects.name', purposes: 'purposes.service-messages' };
