import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check } from 'lucide-react';
import { uiTexts as t } from '../ui.texts';

const List = chakra('ol', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '8px', md: '12px' }, listStyle: 'none', mb: '16px' },
});
const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '8px', md: '12px' },
    flexShrink: 0,
    '&:not(:first-of-type)::before': { content: '""', w: { base: '10px', sm: '24px' }, h: '1px', bg: 'lineStrong' },
  },
});

/** Where one is among the steps. On a phone only the present one shows its title. `label` names the steps for a screen reader. */
export function StepList({
  label,
  steps,
  now,
}: {
  label: string;
  steps: readonly { name: string; title: string }[];
  now: string;
}) {
  const at = steps.findIndex(({ name }) => name === now);
  return (
    <nav aria-label={label}>
      <List>
        {steps.map(({ name, title }, index) => (
          <Item key={name} aria-current={index === at ? 'step' : undefined}>
            <Flex align="center" gap="8px" color={index === at ? 'text' : 'textThird'} fontWeight="500" fontSize="13px">
              <Flex
                aria-hidden
                boxSize="24px"
                align="center"
                justify="center"
                borderRadius="full"
                fontSize="12px"
                fontVariantNumeric="tabular-nums"
                {...(index < at
                  ? { bg: 'brandTintStrong', color: 'brandText' }
                  : index === at
                    ? { bg: 'solid', color: 'onSolid' }
                    : { bg: 'greyTint', color: 'grey' })}
              >
                {index < at ? <Check size={14} strokeWidth={2} /> : index + 1}
              </Flex>
              <Span {...(index !== at && { display: { base: 'none', sm: 'inline' } })}>{title}</Span>
              {index < at && <VisuallyHidden>{t.stepDone}</VisuallyHidden>}
            </Flex>
          </Item>
        ))}
      </List>
    </nav>
  );
}
