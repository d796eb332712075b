import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { cityOfZone } from '../../../lib/format/time';
import { CheckboxField } from '../../../ui/form/fields';
import { useComposerParts, useDraftParts } from '../composer-store';
import { composerTexts } from '../composer.texts';

const t = composerTexts.when;

/** Whether the time is that of each person's own clock, and how many have which. */
export function OwnTime() {
  const { isOwnTime } = useDraftParts('isOwnTime');
  const { change, timeZone, quote } = useComposerParts('change', 'timeZone', 'quote');
  const zones = isOwnTime ? (quote?.zones ?? []) : [];
  return (
    <Box mt="14px">
      <CheckboxField
        bind={{
          name: 'isOwnTime',
          value: isOwnTime,
          error: undefined,
          onChange: (isOn) => change({ isOwnTime: isOn }),
          onBlur: () => undefined,
        }}
      >
        {t.ownTime}
      </CheckboxField>
      {isOwnTime && (
        <Box color="textThird" fontSize="13px" mt="4px">
          {t.ownTimeHelp(cityOfZone(timeZone))}
        </Box>
      )}
      {zones.length > 0 && (
        <Flex as="ul" aria-label={t.zonesOf} gap="6px 16px" wrap="wrap" mt="8px" listStyleType="none">
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
