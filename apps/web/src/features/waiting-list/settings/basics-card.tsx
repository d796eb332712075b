import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { openingHoursPath } from '../../../lib/paths';
import { Link } from '../../../ui/button';
import { SwitchRow } from '../../../ui/choice/switch-row';
import { SectionCard } from '../../../ui/detail/section-card';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { NumberField } from './number-field';
import { listSettingsTexts } from './settings.texts';
import type { SettingsFields } from './use-settings-form';

const t = listSettingsTexts.basics;

/** What the list is called, how many it takes, and when it opens. */
export const BasicsCard = ({ form }: { form: SettingsFields }) => (
  <SectionCard title={t.title} actions={<Link to={openingHoursPath}>{t.hours}</Link>}>
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <TextField label={t.name} help={t.nameHelp} autoComplete="off" maxLength={100} bind={form.field('name')} />
      <NumberField form={form} name="capacity" label={t.capacity} help={t.capacityHelp} optional />
    </Grid>
    <Box mt="2">
      <SwitchRow
        label={t.byItself}
        help={t.byItselfHelp}
        isOn={form.values.opensByItself}
        onChange={form.field('opensByItself').onChange}
      />
      <SwitchRow
        label={t.enabled}
        help={t.enabledHelp}
        isOn={form.values.enabled}
        onChange={form.field('enabled').onChange}
      />
    </Box>
  </SectionCard>
);
