import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { heardAtOnce } from '../../lib/heard-at-once';
import { Link } from '../button';
import { uiTexts as t } from '../ui.texts';

let appBars = 0;
const { changed, useHeard } = heardAtOnce(() => appBars > 0);
const count = (change: 1 | -1): void => {
  appBars += change;
  changed();
};

/** Whether the page has a bar of its own, so that the shell's bars go: in the very frame in which it comes. */
export const useHasAppBar = useHeard;

/**
 * On a phone, over a page that wants the whole screen: the way back, what it is, and what else can be done with it. It
 * stands in place of the shell's own bars. `backTo` is where one goes who came from nowhere.
 */
export function AppBar({
  title,
  under,
  backTo,
  actions,
}: {
  /** Undefined while it is not known: then there is none that could take the focus and go again. */
  title?: string;
  /** A quiet line under the title. */
  under?: ReactNode;
  backTo: string;
  actions?: ReactNode;
}) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  const back = (event: MouseEvent): void => {
    // The router counts the pages since it began: at the first there is none to go back to.
    if (((history.state as { idx?: number } | null)?.idx ?? 0) === 0) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Flex
      as="header"
      pos="sticky"
      top="var(--above-shell, 0px)"
      zIndex="docked"
      align="center"
      gap="1"
      minH="60px"
      mx="-4"
      mt="-4"
      mb="4"
      ps="1"
      pe="1"
      bg="surface"
      borderBottomWidth="1px"
    >
      <Link
        to={backTo}
        aria-label={t.back}
        onClick={back}
        display="grid"
        placeItems="center"
        boxSize="11"
        flexShrink={0}
        color="text"
      >
        <ArrowLeft aria-hidden size={22} strokeWidth={1.75} />
      </Link>
      <Box flex="1" minW="0">
        {title !== undefined && (
          <Heading
            as="h1"
            id="page-title"
            tabIndex={-1}
            fontSize="1.0625rem"
            lineHeight="1.375rem"
            fontWeight="600"
            truncate
          >
            {title}
          </Heading>
        )}
        {under}
      </Box>
      <Flex flexShrink={0}>{actions}</Flex>
    </Flex>
  );
}
