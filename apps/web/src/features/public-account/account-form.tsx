import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ComponentProps, ReactNode } from 'react';
import { Button, Link, type ButtonProps } from '../../ui/button';
import { usePageTitle } from '../../ui/page-title';

/** A page of one column: its title, what it is about, what to know first, and the content. */
export function AccountPage({
  title,
  lead,
  notice,
  children,
}: {
  title: string;
  lead?: ReactNode;
  notice?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <Stack gap="20px">
      <Stack gap="8px">
        <Heading as="h1" textStyle="display">
          {title}
        </Heading>
        {lead && (
          <Text color="textSecond" textWrap="pretty">
            {lead}
          </Text>
        )}
      </Stack>
      {notice}
      {children}
    </Stack>
  );
}

/** The page's one solid button, 52 high where thumbs press it. */
export const SubmitButton = (props: ButtonProps) => (
  <Button type="submit" variant="solid" size="lg" h={{ base: '52px', md: '44px' }} w="full" {...props} />
);

/** A link with a thumb's height on a phone, without moving what stands around it. */
export const TallLink = (props: ComponentProps<typeof Link>) => (
  <Link display="inline-block" py={{ base: '12px', md: 0 }} my={{ base: '-12px', md: 0 }} {...props} />
);

/** A line under the form that leads elsewhere. */
export const Aside = ({ children }: { children: ReactNode }) => (
  <Text textAlign="center" color="textSecond">
    {children}
  </Text>
);
