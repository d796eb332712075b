import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Lock } from 'lucide-react';
import { billingTexts as t } from '../billing.texts';

/** What is said below the fields of a card. */
export const NumberIsSafe = () => (
  <Text display="flex" gap="2" color="textThird" fontSize="small">
    <Span mt="0.5">
      <Lock aria-hidden size={14} strokeWidth={1.75} />
    </Span>
    {t.numberSafe}
  </Text>
);
