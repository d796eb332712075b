import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check } from 'lucide-react';
import { uiTexts as t } from '../ui.texts';

const looks = {
  done: { bar: 'green', color: 'green', fontWeight: '400' },
  now: { bar: 'solid', color: 'text', fontWeight: '500' },
  next: { bar: 'line', color: 'textThird', fontWeight: '400' },
} as const;

/** Where one is among the steps: a bar each with its word, done with a check, present, next. `label` names them for a screen reader. */
export function StepList({
  label,
  steps,
  now,
}: {
  label: string;
  steps: readonly { name: string; title: string }[];
  now: string;
}) {
  const present = steps.findIndex(({ name }) => name === now);
  return (
    <Flex as="ol" aria-label={label} listStyleType="none" gap="2" mb="5">
      {steps.map(({ name, title }, at) => {
        const state = at < present ? 'done' : at === present ? 'now' : 'next';
        const { bar, ...word } = looks[state];
        return (
          // On a narrow phone the long words have the room that the short ones leave.
          <Box
            key={name}
            as="li"
            flex={{ base: '1 1 auto', md: '1' }}
            minW="0"
            {...(state === 'now' && { 'aria-current': 'step' as const })}
          >
            <Box h="3px" bg={bar} />
            <Flex align="center" gap="1.5" mt="2" fontSize="small" _icon={{ flexShrink: 0 }} {...word}>
              {state === 'done' ? <Check aria-hidden size={16} /> : <span>{at + 1}</span>}
              {title}
              {state === 'done' && <VisuallyHidden>{t.stepDone}</VisuallyHidden>}
            </Flex>
          </Box>
        );
      })}
    </Flex>
  );
}
