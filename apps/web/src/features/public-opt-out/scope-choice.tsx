import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ChoiceCard, ChoiceCards } from '../../ui/choice/choice-cards';
import type { Scope } from './opt-out-choice';
import { optOutTexts } from './opt-out.texts';

const t = optOutTexts.in;

/** All texts or marketing only: two large targets. */
export function ScopeChoice({ value, onChange }: { value: Scope; onChange: (scope: Scope) => void }) {
  return (
    <ChoiceCards as="fieldset" isStacked>
      <VisuallyHidden as="legend">{t.choice}</VisuallyHidden>
      {(['all', 'marketing'] as const).map((scope) => (
        <ChoiceCard
          key={scope}
          group="scope"
          value={scope}
          isChosen={value === scope}
          onChoose={() => onChange(scope)}
          title={t[scope]}
        >
          <Text color="textSecond" fontSize="small">
            {t[`${scope}Help`]}
          </Text>
        </ChoiceCard>
      ))}
    </ChoiceCards>
  );
}
