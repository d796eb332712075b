import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { FieldFrame } from '../../../ui/form/fields/fields';
import { billingTexts as t } from '../billing.texts';
import { InputBox } from './input-box';
import { NumberIsSafe } from './number-is-safe';

/** In the place of the fields of a card until they are there: what is below those of a provider does not move. */
export const CardFieldsRoom = () => (
  <Box display="grid" gap="4" aria-hidden>
    <FieldRoom label={t.number} />
    <Flex gap="4" align="flex-start">
      <FieldRoom label={t.expiry} />
      <FieldRoom label={t.code} />
    </Flex>
    <NumberIsSafe />
  </Box>
);

const FieldRoom = ({ label }: { label: string }) => (
  <FieldFrame label={label}>
    <Skeleton w="full">
      <InputBox />
    </Skeleton>
  </FieldFrame>
);
