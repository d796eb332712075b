import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { FieldFrame } from '../../../ui/form/fields/fields';
import { input } from '../../../ui/theme/first-recipes';
import { billingTexts as t } from '../billing.texts';
import { NumberIsSafe } from './number-is-safe';

/** Looks as an input does. */
export const InputBox = chakra('div', input);

/** In the place of the fields of a card until they are there: what is below them does not move. */
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
