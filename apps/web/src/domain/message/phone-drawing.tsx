import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { BatteryFull, SignalHigh, UserRound, Wifi } from 'lucide-react';
import { Fragment } from 'react';
import { FadingList } from '../../ui/fading-list';
import { NoBreak } from '../../ui/no-break';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    w: '252px',
    maxW: '100%',
    mx: 'auto',
    px: '6px',
    pt: '6px',
    display: 'flex',
    minH: '310px',
    maxH: '520px',
    bg: '{colors.inverse}',
    borderRadius: '40px 40px 0 0',
    overflow: 'hidden',
  },
});
const Glass = chakra('div', {
  base: {
    flex: 1,
    minW: 0,
    bg: 'surface',
    color: 'text',
    borderRadius: '34px 34px 0 0',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
  },
});
const Bubble = chakra('div', {
  base: {
    maxW: '92%',
    px: '12px',
    py: '10px',
    bg: 'hover',
    borderRadius: '18px 18px 18px 6px',
    fontSize: '14px',
    lineHeight: '20px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
const links = /(https?:\/\/\S+)/;

/**
 * A phone as it shows the text: who it is from, when, and the words to the letter. It grows with them; a long one scrolls,
 * and shows it. White in both themes, as a phone is.
 */
export function PhoneDrawing({
  sender,
  when,
  clock,
  text,
  label,
  empty,
}: {
  sender: string;
  when: string;
  clock: string;
  text: string;
  /** Names what it shows. */
  label: string;
  /** What stands there before there is a text. */
  empty: string;
}) {
  return (
    <Frame className="light" css={{ colorScheme: 'light' }}>
      <Glass>
        <Flex aria-hidden justify="space-between" align="center" px="18px" pt="8px" fontSize="13px" fontWeight="500">
          <span>{clock}</span>
          <Flex gap="4px">
            <SignalHigh size={13} />
            <Wifi size={13} />
            <BatteryFull size={15} />
          </Flex>
        </Flex>
        <Flex direction="column" align="center" gap="4px" py="8px" borderBottomWidth="1px">
          <Flex
            aria-hidden
            boxSize="32px"
            align="center"
            justify="center"
            borderRadius="full"
            bg="blueTint"
            color="blue"
          >
            <UserRound size={18} strokeWidth={1.75} />
          </Flex>
          <Box fontSize="13px" fontWeight="500">
            <NoBreak>{sender}</NoBreak>
          </Box>
        </Flex>
        <FadingList flex="1" minH="0" px="10px" py="10px" tabIndex={0} role="group" aria-label={label}>
          <Box textAlign="center" color="textThird" fontSize="12px" mb="10px">
            {when}
          </Box>
          {text.trim() === '' ? (
            <Box color="textThird" fontSize="13px" textAlign="center">
              {empty}
            </Box>
          ) : (
            <Bubble>
              {text.split(links).map((piece, index) =>
                index % 2 === 1 ? (
                  <Box as="span" key={index} color="blue" textDecoration="underline">
                    {piece}
                  </Box>
                ) : (
                  <Fragment key={index}>{piece}</Fragment>
                ),
              )}
            </Bubble>
          )}
        </FadingList>
      </Glass>
    </Frame>
  );
}
