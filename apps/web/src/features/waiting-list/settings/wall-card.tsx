import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Monitor } from 'lucide-react';
import { ButtonLink } from '../../../ui/button';
import { SectionCard } from '../../../ui/detail/section-card';
import { optionsOf } from '../../../ui/filter/options-of';
import { SelectField } from '../../../ui/form/fields/plain-fields';
import { viewPath } from '../view-paths';
import { listSettingsTexts } from './settings.texts';
import type { SettingsFields } from './use-settings-form';

const t = listSettingsTexts.wall;
const options = optionsOf(t.options);

/** What the screen in the shop shows of people. */
export const WallCard = ({ form }: { form: SettingsFields }) => (
  <SectionCard
    title={t.title}
    actions={
      <ButtonLink to={viewPath('wall')}>
        <Monitor aria-hidden />
        {t.open}
      </ButtonLink>
    }
  >
    <Text color="textSecond" mb="3">
      {t.text}
    </Text>
    <Box maxW={{ md: '320px' }}>
      <SelectField
        label={t.shows}
        options={options}
        {...(form.values.wallShows === 'first-names' && { help: t.namesHelp })}
        bind={form.field('wallShows')}
      />
    </Box>
  </SectionCard>
);
