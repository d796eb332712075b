import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button';
import { SwitchRow } from '../../../ui/choice/switch-row';
import { SectionCard } from '../../../ui/detail/section-card';
import { optionsOf } from '../../../ui/filter/options-of';
import { SelectField, TextField } from '../../../ui/form/fields/plain-fields';
import { useRows } from '../../../ui/form/state/use-rows';
import { NumberField } from './number-field';
import { mostResources } from './settings-values';
import { listSettingsTexts } from './settings.texts';
import type { SettingsFields } from './use-settings-form';

const t = listSettingsTexts.order;
const noShows = optionsOf(t.noShows);

/** How long a turn takes, what becomes of who is not here, and whom people can wait for. */
export function OrderCard({ form }: { form: SettingsFields }) {
  const goesBack = form.values.noShow === 'requeue';
  return (
    <SectionCard title={t.title}>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <TextField
          label={t.minutes}
          help={t.minutesHelp}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          bind={form.field('minutesPerTurn')}
        />
        <NumberField form={form} name="graceMinutes" label={t.grace} help={t.graceHelp} />
        <SelectField label={t.noShow} options={noShows} bind={form.field('noShow')} />
        <NumberField form={form} name="letPassMost" label={t.letPass} />
        {goesBack && (
          <>
            <NumberField form={form} name="requeueAfter" label={t.requeueAfter} />
            <NumberField form={form} name="mostNoShows" label={t.mostNoShows} />
          </>
        )}
      </Grid>
      <Box mt="2">
        <SwitchRow
          label={t.showEstimate}
          help={t.showEstimateHelp}
          isOn={form.values.showEstimate}
          onChange={form.field('showEstimate').onChange}
        />
      </Box>
      <Resources form={form} />
    </SectionCard>
  );
}

function Resources({ form }: { form: SettingsFields }) {
  const { rows, add, remove } = useRows<SettingsFields['values']['resources'][number]>(form, 'resources');
  return (
    <Box borderTopWidth="1px" mt="3" pt="4">
      <Heading as="h3" fontSize="sm" fontWeight="600">
        {t.resources}
      </Heading>
      <Text color="textSecond" fontSize="small" mb="3">
        {t.resourcesHelp}
      </Text>
      {rows.map(({ key, item, place }) => (
        <Flex key={key} gap="3" align="flex-start" mb="3">
          <Box flex="2" minW="0">
            <TextField
              label={t.resource(place + 1)}
              autoComplete="off"
              maxLength={50}
              bind={form.field(`resources.${place}.name`)}
            />
          </Box>
          <Box flex="1" minW="0">
            <TextField
              label={t.resourceMinutes(place + 1)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={5}
              bind={form.field(`resources.${place}.minutesPerTurn`)}
            />
          </Box>
          <IconButton label={t.remove(item.name)} mt="6" size="lg" onClick={() => remove(place)}>
            <Trash2 />
          </IconButton>
        </Flex>
      ))}
      {rows.length < mostResources && (
        <Button onClick={() => add({ id: '', name: '', minutesPerTurn: form.values.minutesPerTurn })}>
          <Plus aria-hidden />
          {t.add}
        </Button>
      )}
    </Box>
  );
}
