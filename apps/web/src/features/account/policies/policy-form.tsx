import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { problemOf } from '../../../lib/graph/problem';
import { useMay } from '../../../lib/session/session';
import { ChoiceCard, ChoiceCards } from '../../../ui/choice/choice-cards';
import { DetailColumns } from '../../../ui/detail/detail-page';
import { SectionCard } from '../../../ui/detail/section-card';
import { SaveBar } from '../../../ui/form/save-bar';
import { useForm } from '../../../ui/form/use-form';
import { Prose } from '../../../ui/prose';
import { notify } from '../../../ui/toast/notify';
import { Changeable } from '../changeable';
import { PublishPolicyDocument, type WrittenPolicyFragment } from './policies.generated';
import { policiesTexts } from './policies.texts';
import { PolicyAddress } from './policy-address';
import { PolicyFields } from './policy-fields';
import { policyInput, policyValues, type PolicyValues, type PolicyWay } from './policy-values';

const t = policiesTexts;
const ways: readonly (readonly [PolicyWay, title: string, text: string])[] = [
  ['inline', t.write, t.writeText],
  ['url', t.link, t.linkText],
  ['generated', t.make, t.makeText],
];

/** The three ways to a privacy policy, and what customers read. */
export function PolicyForm({
  tenantId,
  policy,
  onSaved,
}: {
  tenantId: string;
  policy: WrittenPolicyFragment;
  onSaved: (policy: WrittenPolicyFragment) => void;
}) {
  const client = useApolloClient();
  const mayChange = useMay('business-editor', 'merchant-editor');
  const form = useForm<PolicyValues>({
    initial: policyValues(policy),
    submit: async (values) => {
      const { data } = await client
        .mutate({ mutation: PublishPolicyDocument, variables: { input: policyInput(values) } })
        .catch((error: unknown) => Promise.reject(atFields(error)));
      const saved = data!.setAccountSettingsPrivacyPolicy!;
      form.set(policyValues(saved));
      onSaved(saved);
      notify({ kind: 'success', title: t.published });
    },
  });
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <DetailColumns
        isEven
        main={
          <Changeable permission="merchant-editor" mayChange={mayChange}>
            <SectionCard title={t.title}>
              <Text color="textSecond" mb="16px">
                {t.lead}
              </Text>
              <Stack gap="16px">
                <ChoiceCards isStacked role="radiogroup" aria-label={t.how}>
                  {ways.map(([way, title, text]) => (
                    <ChoiceCard
                      key={way}
                      group="policy-way"
                      value={way}
                      title={title}
                      isChosen={form.values.type === way}
                      onChoose={() => form.set({ type: way })}
                    >
                      {text}
                    </ChoiceCard>
                  ))}
                </ChoiceCards>
                <PolicyFields form={form} />
              </Stack>
            </SectionCard>
          </Changeable>
        }
        side={
          <Stack gap="16px">
            {policy.publishedAt != null && <PolicyAddress tenantId={tenantId} publishedAt={policy.publishedAt} />}
            <SectionCard title={t.preview}>
              <Preview policy={policy} />
            </SectionCard>
          </Stack>
        }
      />
      <SaveBar form={form} onDiscard={() => (form.setErrors({}), form.set(policyValues(policy)))} />
    </form>
  );
}

function Preview({ policy: { type, url, rendered, version } }: { policy: WrittenPolicyFragment }) {
  if (version === 0) return <Text color="textSecond">{t.previewNone}</Text>;
  if (type === 'url') return <Text color="textSecond">{t.previewLink(url)}</Text>;
  // Made safe by the server, which lets no HTML of a person through.
  return (
    <Box maxH="560px" overflowY="auto" tabIndex={0} role="region" aria-label={t.preview}>
      <Prose dangerouslySetInnerHTML={{ __html: rendered }} />
    </Box>
  );
}

/** What is wrong with an answer is said at its field here, which has no `generated` before its name. */
function atFields(error: unknown): Error {
  const problem = problemOf(error);
  return Object.assign(problem, {
    fields: problem.fields.map(({ field, message }) => ({
      field: field.replace(/^generated\./, '').replace(/^(collects|purposes)$/, (list) => firstOf[list]!),
      message,
    })),
  });
}
const firstOf: Readonly<Record<string, string>> = { collects: 'collects.name', purposes: 'purposes.service-messages' };
