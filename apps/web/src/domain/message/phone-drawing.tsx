import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { BatteryFull, SignalHigh, UserRound, Wifi } from 'lucide-react';
import { Fragment } from 'react';
import { NoBreak } from '../../ui/prose/no-break';
import { FadingList } from '../../ui/tabs/fading-list';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    w: '252px',
    maxW: '100%',
    mx: 'auto',
    px: '1.5',
    pt: '1.5',
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
    px: '3',
    py: '2.5',
    bg: 'hover',
    borderRadius: '18px 18px 18px 6px',
    fontSize: 'sm',
    lineHeight: '1.25rem',
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
        <Flex aria-hidden justify="space-between" align="center" px="4.5" pt="2" fontSize="small" fontWeight="500">
          <span>{clock}</span>
          <Flex gap="1">
            <SignalHigh size={13} />
            <Wifi size={13} />
            <BatteryFull size={15} />
          </Flex>
        </Flex>
        <Flex direction="column" align="center" gap="1" py="2" borderBottomWidth="1px">
          <Flex aria-hidden boxSize="8" align="center" justify="center" borderRadius="full" bg="blueTint" color="blue">
            <UserRound size={18} strokeWidth={1.75} />
          </Flex>
          <Box fontSize="small" fontWeight="500">
            <NoBreak>{sender}</NoBreak>
          </Box>
        </Flex>
        <FadingList flex="1" minH="0" px="2.5" py="2.5" tabIndex={0} role="group" aria-label={label}>
          <Box textAlign="center" color="textThird" fontSize="xs" mb="2.5">
            {when}
          </Box>
          {text.trim() === '' ? (
            <Box color="textThird" fontSize="small" textAlign="center">
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
