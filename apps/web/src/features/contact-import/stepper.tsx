import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check } from 'lucide-react';
import { contactImportTexts as t } from './contact-import.texts';

export const wizardSteps = ['file', 'columns', 'people', 'import'] as const;
export type WizardStep = (typeof wizardSteps)[number];

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

/** Where one is among the four steps. On a phone only the present one has its name. */
export function Stepper({ now }: { now: WizardStep }) {
  const at = wizardSteps.indexOf(now);
  return (
    <nav aria-label={t.steps.label}>
      <List>
        {wizardSteps.map((step, index) => (
          <Item key={step} aria-current={index === at ? 'step' : undefined}>
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
              <Span {...(index !== at && { display: { base: 'none', sm: 'inline' } })}>{t.steps[step]}</Span>
              {index < at && <VisuallyHidden>{t.steps.done}</VisuallyHidden>}
            </Flex>
          </Item>
        ))}
      </List>
    </nav>
  );
}
