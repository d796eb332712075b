import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { CheckboxField, TextAreaField, TextField } from '../../../ui/form/plain-fields';
import type { useForm } from '../../../ui/form/use-form';
import { policiesTexts } from './policies.texts';
import { collectedWords, purposeWords, type PolicyValues } from './policy-values';

const t = policiesTexts;
type Form = ReturnType<typeof useForm<PolicyValues>>;

/** The questions of the way that is chosen. */
export function PolicyFields({ form }: { form: Form }) {
  const { type } = form.values;
  if (type === 'inline')
    return <TextAreaField label={t.text} help={t.textHelp} rows={16} bind={form.field('content')} />;
  if (type === 'url') return <TextField label={t.url} type="url" inputMode="url" bind={form.field('url')} />;
  return (
    <Stack gap="16px">
      <Group title={t.reach}>
        <TextField label={t.email} optional type="email" bind={form.field('contactEmail')} />
        <TextField label={t.phone} optional type="tel" bind={form.field('contactPhone')} />
        <TextField label={t.post} optional bind={form.field('postalAddress')} />
      </Group>
      <Group title={t.collects}>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="8px">
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
      <Text color="textSecond" fontSize="13px">
        {t.legal}
      </Text>
    </Stack>
  );
}

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset style={{ minWidth: 0 }}>
    <Text as="legend" fontWeight="500" mb="8px">
      {title}
    </Text>
    <Stack gap="8px">{children}</Stack>
  </fieldset>
);
