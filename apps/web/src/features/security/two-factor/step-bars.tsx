import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check } from 'lucide-react';
import { uiTexts } from '../../../ui/ui.texts';
import { securityTexts } from '../security.texts';

const t = securityTexts.twoFactor;
const steps = [t.scan, t.type, t.save];

/** Three bars, each with its word: done with a check, present, next. */
export const StepBars = ({ now }: { now: 0 | 1 | 2 }) => (
  <Flex as="ol" aria-label={t.steps} listStyleType="none" gap="8px" mb="20px">
    {steps.map((title, at) => (
      <Box key={title} as="li" flex="1" minW="0" {...(at === now && { 'aria-current': 'step' as const })}>
        <Box h="3px" bg={at < now ? 'green' : at === now ? 'solid' : 'line'} />
        <Flex
          align="center"
          gap="6px"
          mt="8px"
          fontSize="13px"
          color={at < now ? 'green' : at === now ? 'text' : 'textThird'}
          fontWeight={at === now ? '500' : '400'}
        >
          {at < now ? <Check aria-hidden size={16} /> : <span>{at + 1}</span>}
          {title}
          {at < now && <VisuallyHidden>{uiTexts.stepDone}</VisuallyHidden>}
        </Flex>
      </Box>
    ))}
  </Flex>
);
