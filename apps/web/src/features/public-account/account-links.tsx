import { Text } from '@chakra-ui/react/text';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../ui/button';

/** A link with a thumb's height on a phone, without moving what stands around it. */
export const TallLink = (props: ComponentProps<typeof Link>) => (
  <Link display="inline-block" py={{ base: '3', md: 0 }} my={{ base: '-3', md: 0 }} {...props} />
);

/** A line under the form that leads elsewhere. */
export const Aside = ({ children }: { children: ReactNode }) => (
  <Text textAlign="center" color="textSecond">
    {children}
  </Text>
);
