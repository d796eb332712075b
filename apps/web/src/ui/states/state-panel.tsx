import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { CloudOff, RotateCw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Problem } from '../../lib/graph/problem';
import { useDeadEnd } from '../../lib/session/dead-end';
import { Button } from '../button';
import { NoBreak } from '../prose/no-break';
import { toneText, toneTint, type Tone } from '../theme/tokens';
import { uiTexts as t } from '../ui.texts';

/**
 * What stands where content would, or is the whole page: an icon, what it is, one sentence, and what can be done.
 * `isDeadEnd`: there is no page here, so that the trail leaves it out; of a whole page that is the rule.
 */
export function StatePanel({
  icon: Icon,
  tone = 'brand',
  title,
  children,
  actions,
  foot,
  isPage = false,
  isDeadEnd = isPage,
}: {
  icon: LucideIcon;
  tone?: Tone;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  isPage?: boolean;
  isDeadEnd?: boolean;
}) {
  useDeadEnd(isDeadEnd);
  return (
    <Flex
      // The browser tier asks each screen for this mark: a panel with a heading else looks like any page that has loaded.
      data-fault={isDeadEnd || tone === 'red' || undefined}
      direction="column"
      align="center"
      textAlign="center"
      gap="2"
      py={{ base: '10', md: '56px' }}
      px="6"
    >
      <Flex
        boxSize="12"
        align="center"
        justify="center"
        borderRadius="bar"
        bg={toneTint(tone)}
        color={toneText(tone)}
        mb="2"
      >
        <Icon aria-hidden size={24} strokeWidth={1.75} />
      </Flex>
      <Heading as={isPage ? 'h1' : 'h2'} textStyle={isPage ? 'title' : 'section'} {...(!isPage && { fontSize: 'md' })}>
        {title}
      </Heading>
      {children && (
        <Text color="textSecond" maxW="46ch" textWrap="balance">
          <NoBreak>{children}</NoBreak>
        </Text>
      )}
      {actions && (
        <Flex wrap="wrap" justify="center" gap="3" mt="3">
          {actions}
        </Flex>
      )}
      {foot && (
        <Box mt="2" color="textThird" fontSize="small">
          {foot}
        </Box>
      )}
    </Flex>
  );
}

/** Something could not be loaded: what happened, that the rest is safe, another try, and what support finds it by. `isPage`: nothing else is on the page, which has no other heading. */
export function ErrorState({
  title,
  problem,
  onRetry,
  isPage = false,
  isDeadEnd = isPage,
}: {
  title: string;
  problem: Problem;
  onRetry?: () => void;
  isPage?: boolean;
  isDeadEnd?: boolean;
}) {
  return (
    <StatePanel
      icon={CloudOff}
      tone="red"
      title={title}
      isPage={isPage}
      isDeadEnd={isDeadEnd}
      actions={
        onRetry && (
          <Button onClick={onRetry}>
            <RotateCw aria-hidden />
            {t.tryAgain}
          </Button>
        )
      }
      foot={problem.reference && t.reference(problem.reference.slice(0, 8).toUpperCase())}
    >
      {problem.message}
    </StatePanel>
  );
}
