import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/page/page-title';
import { NoBreak } from '../../ui/prose/no-break';

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
    <Stack gap="5">
      <Stack gap="2">
        <Heading as="h1" textStyle="display" textWrap="balance">
          {title}
        </Heading>
        {lead && (
          <Text color="textSecond" textWrap="pretty">
            <NoBreak>{lead}</NoBreak>
          </Text>
        )}
      </Stack>
      {notice}
      {children}
    </Stack>
  );
}
