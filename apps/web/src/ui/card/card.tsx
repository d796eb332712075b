import { Box, type BoxProps } from '@chakra-ui/react/box';
import type { Ref } from 'react';

/** A surface on the canvas: 12 round, a line, and in light a breath of shadow. */
export function Card(props: BoxProps & { ref?: Ref<HTMLDivElement> }) {
  return <Box bg="surface" borderWidth="1px" borderColor="line" borderRadius="card" boxShadow="card" {...props} />;
}
