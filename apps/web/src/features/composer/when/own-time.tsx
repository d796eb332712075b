import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { cityOfZone } from '../../../lib/format/time';
import { CheckboxField } from '../../../ui/form/fields/fields';
import { plainBind } from '../../../ui/form/fields/plain-bind';
import { useComposerPart } from '../composer-store';
import { whenTexts as t } from './when.texts';

/** Whether the time is that of each person's own clock, and how many have which. */
export function OwnTime() {
  const { isOwnTime } = useComposerPart('draft', 'isOwnTime');
  const { timeZone } = useComposerPart('page', 'timeZone');
  const { change } = useComposerPart('writing', 'change');
  const { quote } = useComposerPart('bill', 'quote');
  const zones = isOwnTime ? (quote?.zones ?? []) : [];
  return (
    <Box mt="3.5">
      <CheckboxField bind={plainBind('isOwnTime', isOwnTime, (isOn) => change({ isOwnTime: isOn }))}>
        {t.ownTime}
      </CheckboxField>
      {isOwnTime && (
        <Box color="textThird" fontSize="small" mt="1">
          {t.ownTimeHelp(cityOfZone(timeZone))}
        </Box>
      )}
      {zones.length > 0 && (
        <Flex as="ul" aria-label={t.zonesOf} gap="6px 16px" wrap="wrap" mt="2" listStyleType="none">
          {zones.map(({ zone, people }) => (
            <Box as="li" key={zone} fontVariantNumeric="tabular-nums">
              {t.inZone(cityOfZone(zone), people)}
            </Box>
          ))}
        </Flex>
      )}
    </Box>
  );
}
