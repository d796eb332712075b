import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { ChoiceCard, ChoiceCards } from '../../../ui/choice/choice-cards';
import { CheckboxField, TextAreaField, TextField } from '../../../ui/form/fields/plain-fields';
import { policiesTexts } from './policies.texts';
import { collectedWords, purposeWords, type PolicyWay } from './policy-values';
import type { PolicyFormState } from './use-policy-form';

const t = policiesTexts;
const ways: readonly (readonly [PolicyWay, title: string, text: string])[] = [
  ['inline', t.write, t.writeText],
  ['url', t.link, t.linkText],
  ['generated', t.make, t.makeText],
];

/** Whether it is written here, stands elsewhere, or is made of answers. */
export const PolicyWays = ({ form }: { form: PolicyFormState }) => (
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
);

/** The questions of the way that is chosen. */
export function PolicyFields({ form }: { form: PolicyFormState }) {
  const { type } = form.values;
  if (type === 'inline')
    return <TextAreaField label={t.text} help={t.textHelp} rows={16} bind={form.field('content')} />;
  if (type === 'url') return <TextField label={t.url} type="url" inputMode="url" bind={form.field('url')} />;
  return (
    <Stack gap="4">
      <Group title={t.reach}>
        <TextField label={t.email} optional type="email" bind={form.field('contactEmail')} />
        <TextField label={t.phone} optional type="tel" bind={form.field('contactPhone')} />
        <TextField label={t.post} optional bind={form.field('postalAddress')} />
      </Group>
      <Group title={t.collects}>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2">
          {collectedWords.map((word) => (
            <CheckboxField key={word} bind={form.field(`collects.${word}`)}>
              {t.collected[word]}
            </CheckboxField>
          ))}
        </Grid>
        <CheckboxField bind={form.field('health')}>{t.health}</CheckboxField>
      </Group>
      <Group title={t.purposes}>
        {purposeWords.map((word) => (
          <CheckboxField key={word} bind={form.field(`purposes.${word}`)}>
            {t.purpose[word]}
          </CheckboxField>
        ))}
        <CheckboxField bind={form.field('automatedDecisions')}>{t.automated}</CheckboxField>
      </Group>
      <Text color="textSecond" fontSize="small">
        {t.legal}
      </Text>
    </Stack>
  );
}

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset style={{ minWidth: 0 }}>
    <Text as="legend" fontWeight="500" mb="2">
      {title}
    </Text>
    <Stack gap="2">{children}</Stack>
  </fieldset>
);
