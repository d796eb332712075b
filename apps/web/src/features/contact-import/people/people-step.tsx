import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { RadioGroup } from '@chakra-ui/react/radio-group';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { CircleCheck, Receipt } from 'lucide-react';
import { Card } from '../../../ui/card/card';
import { CheckboxField } from '../../../ui/form/fields/fields';
import { plainBind } from '../../../ui/form/fields/plain-bind';
import { Notice } from '../../../ui/notice';
import { contactImportTexts as t } from '../contact-import.texts';
import { TagsField } from './tags-field';

/** Spec point 5: the opt-in agreement. */
export const promises = ['permissionWithinTwoYears', 'notBorrowed', 'notPurchased'] as const;
export type Agreement = Record<(typeof promises)[number], boolean>;
export const isAgreed = (agreement: Agreement): boolean => promises.every((promise) => agreement[promise]);

export interface PeopleChoices {
  onExisting: 'update' | 'skip';
  tags: string[];
  agreement: Agreement;
}

const existing = [
  { value: 'update', label: t.update, text: t.updateText },
  { value: 'skip', label: t.skip, text: t.skipText },
] as const;

/** Step 3: known people, tags, and whether marketing may reach them. */
export function PeopleStep({
  choices,
  knownTags,
  onChange,
}: {
  choices: PeopleChoices;
  knownTags: readonly string[];
  onChange: (change: Partial<PeopleChoices>) => void;
}) {
  const agreed = isAgreed(choices.agreement);
  return (
    <Card p={{ base: '4', md: '5' }} display="grid" gap="6">
      <Heading as="h2" textStyle="section">
        {t.peopleTitle}
      </Heading>
      <RadioGroup.Root
        value={choices.onExisting}
        onValueChange={({ value }) => onChange({ onExisting: value as PeopleChoices['onExisting'] })}
      >
        <RadioGroup.Label fontSize="small" fontWeight="500" mb="2" display="block">
          {t.existing}
        </RadioGroup.Label>
        <Stack gap="1">
          {existing.map(({ value, label, text }) => (
            <RadioGroup.Item
              key={value}
              value={value}
              alignItems="flex-start"
              gap="2.5"
              minH="11"
              py="1"
              cursor="pointer"
            >
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator mt="1px" borderColor="lineField" />
              <RadioGroup.ItemText>
                <Text fontWeight="500">{label}</Text>
                <Text fontSize="small" color="textSecond" fontWeight="400">
                  {text}
                </Text>
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <TagsField tags={choices.tags} known={knownTags} onChange={(tags) => onChange({ tags })} />
      <Box role="group" aria-labelledby="consent">
        <Heading as="h3" id="consent" fontSize="small" fontWeight="500" lineHeight="1.125rem">
          {t.consent}
        </Heading>
        <Text color="textThird" fontSize="small" mt="0.5" mb="2.5">
          {t.consentText}
        </Text>
        <Stack gap="1" mb="3">
          {promises.map((promise) => (
            <Box key={promise} minH={{ base: '11', md: '8' }} display="flex" alignItems="center">
              <CheckboxField
                bind={plainBind(promise, choices.agreement[promise], (value) =>
                  onChange({ agreement: { ...choices.agreement, [promise]: value } }),
                )}
              >
                {t.promises[promise]}
              </CheckboxField>
            </Box>
          ))}
        </Stack>
        <Notice
          icon={agreed ? CircleCheck : Receipt}
          tone={agreed ? 'green' : 'blue'}
          title={agreed ? t.agreedTitle : t.notAgreedTitle}
          role="status"
        >
          {agreed ? t.agreed : t.notAgreed}
        </Notice>
      </Box>
    </Card>
  );
}
