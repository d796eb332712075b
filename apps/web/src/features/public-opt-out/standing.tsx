import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../ui/notice';
import { optOutTexts as t } from './opt-out.texts';

interface StandingProps {
  icon?: LucideIcon;
  tone?: 'green' | 'blue';
  title: string;
  text: string;
  /** It came about just now, so it takes the focus that the pressed button has left. */
  isNews?: boolean;
  children: ReactNode;
}

/** Where somebody stands: said, with what they can press under it. */
export function Standing({ icon: Icon, tone, title, text, isNews = false, children }: StandingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <Stack gap="4" p={{ base: '5', md: '6' }}>
      <Heading as="h1" ref={heading} tabIndex={-1} textStyle="title" overflowWrap="anywhere">
        {title}
      </Heading>
      {Icon && tone ? (
        <Notice icon={Icon} tone={tone} role="status">
          {text}
        </Notice>
      ) : (
        <HStack color="textSecond">{text}</HStack>
      )}
      {children}
      <Text color="textThird" fontSize="small">
        {t.out.free}
      </Text>
    </Stack>
  );
}
