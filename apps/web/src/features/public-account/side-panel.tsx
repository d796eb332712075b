import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { publicAccountTexts } from './public-account.texts';

const t = publicAccountTexts.panel;
const figures = [
  [t.people, t.peopleUnit],
  [t.parts, t.partsUnit],
  [t.cost, t.costUnit],
] as const;
const Bubble = chakra('p', {
  base: { borderRadius: 'dialog', px: '4', py: '3', fontSize: '0.9375rem', lineHeight: '1.3125rem', maxW: '340px' },
});

/** Beside the form on a desk: what one gets, with a text and its bill as an example that says that it is one. */
export function SidePanel() {
  return (
    <Flex
      as="aside"
      aria-label={t.label}
      display={{ base: 'none', lg: 'flex' }}
      direction="column"
      justify="space-between"
      gap="8"
      w="45%"
      maxW="620px"
      flexShrink={0}
      h="calc(100dvh - 32px - var(--above-shell, 0px))"
      minH="560px"
      pos="sticky"
      top="calc(16px + var(--above-shell, 0px))"
      m="4"
      p={{ lg: '8', xl: '12' }}
      borderRadius="sheet"
      color="onPanel"
      bg="panel"
      bgImage="radial-gradient(120% 90% at 85% 0%, {colors.panelGlow} 0%, {colors.panelMiddle} 38%, {colors.panel} 100%)"
    >
      <Box>
        <Text textStyle="display" maxW="12em" textWrap="balance">
          {t.title}
        </Text>
        <Text color="onPanelSecond" fontSize="md" lineHeight="1.5rem" mt="3.5" maxW="26em">
          {t.lead}
        </Text>
      </Box>
      <Flex direction="column" gap="5">
        <Bubble bg="onPanel" color="panel" borderBottomLeftRadius="4px">
          {t.text}
        </Bubble>
        <Bubble bg="panelGlow" color="onPanel" borderBottomRightRadius="4px" alignSelf="flex-end">
          {t.reply}
        </Bubble>
      </Flex>
      <Box borderWidth="1px" borderColor="panelLine" bg="panelCard" borderRadius="bar" p="16px 18px">
        <Flex justify="space-between" gap="3" mb="3">
          <Span fontWeight="500">{t.bill}</Span>
          <Span color="onPanelSecond" fontSize="small">
            {t.example}
          </Span>
        </Flex>
        <Flex gap="8" wrap="wrap">
          {figures.map(([figure, unit]) => (
            <Box key={unit}>
              <Text fontSize="2xl" lineHeight="1.875rem" fontWeight="600" fontVariantNumeric="tabular-nums">
                {figure}
              </Text>
              <Text color="onPanelSecond" fontSize="small">
                {unit}
              </Text>
            </Box>
          ))}
        </Flex>
      </Box>
    </Flex>
  );
}
