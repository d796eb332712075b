import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, Dot } from 'lucide-react';
import { passwordNeeds, type PasswordNeed } from '@bellbird/field-rules';
import { passwordTexts as t } from './password.texts';

const needs = Object.keys(passwordNeeds) as PasswordNeed[];

/** What a new password needs, ticked off as one types. "No spaces or accents" is met from the start, so it shows only once it is broken. */
export function PasswordNeeds({ id, password }: { id: string; password: string }) {
  return (
    <Box id={id} fontSize="small">
      <Text color="textSecond">{t.title}</Text>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="3"
      >
        {needs
          .filter((need) => need !== 'allowed' || !passwordNeeds.allowed(password))
          .map((need) => {
            const isMet = passwordNeeds[need](password);
            const isBroken = need === 'allowed';
            return (
              <HStack
                as="li"
                key={need}
                gap="1.5"
                {...((need === 'special' || isBroken) && { gridColumn: '1 / -1' })}
                color={isMet ? 'green' : isBroken ? 'red' : 'textSecond'}
              >
                {isMet ? <Check aria-hidden size={14} /> : <Dot aria-hidden size={14} />}
                <Span>{t[need]}</Span>
                <VisuallyHidden>{isMet ? t.met : t.unmet}</VisuallyHidden>
              </HStack>
            );
          })}
      </Box>
    </Box>
  );
}
