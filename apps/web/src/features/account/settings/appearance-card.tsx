import { Text } from '@chakra-ui/react/text';
import { Segmented } from '../../../ui/choice/segmented';
import { SectionCard } from '../../../ui/detail/section-card';
import { optionsOf } from '../../../ui/filter/options-of';
import { setColourMode, useColourMode } from '../../../ui/theme/colour-mode';
import { settingsTexts } from './settings.texts';

const t = settingsTexts;
const options = optionsOf(t.modes);

/** Light, dark, or as the machine has it: in this browser. */
export const AppearanceCard = () => (
  <SectionCard title={t.appearance}>
    <Text color="textSecond" mb="3">
      {t.appearanceText}
    </Text>
    <Segmented label={t.appearance} options={options} value={useColourMode()} onChange={setColourMode} />
  </SectionCard>
);
