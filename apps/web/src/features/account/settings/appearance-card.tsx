import { Text } from '@chakra-ui/react/text';
import { Segmented } from '../../../ui/choice/segmented';
import { SectionCard } from '../../../ui/detail/section-card';
import { setColourMode, useColourMode, type ColourMode } from '../../../ui/theme/colour-mode';
import { settingsTexts } from './settings.texts';

const t = settingsTexts;
const options = Object.entries(t.modes).map(([value, label]) => ({ value: value as ColourMode, label }));

/** Light, dark, or as the machine has it: in this browser. */
export const AppearanceCard = () => (
  <SectionCard title={t.appearance}>
    <Text color="textSecond" mb="12px">
      {t.appearanceText}
    </Text>
    <Segmented label={t.appearance} options={options} value={useColourMode()} onChange={setColourMode} />
  </SectionCard>
);
