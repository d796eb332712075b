import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { use, type ReactNode } from 'react';
import { formatCount } from '../../lib/i18n/texts';
import { NoBreak } from '../prose/no-break';
import { BesideTitle } from './beside-title';
import { usePageTitle } from './page-title';

export interface PageProps {
  title: string;
  /** What the page is called in the browser's tab and the trail, where its heading says something else: a greeting. */
  documentTitle?: string;
  /** Beside the title: how many there are. */
  count?: number | string | undefined;
  /** Beside the title too: a status tag, an edit button. */
  badge?: ReactNode;
  /** Under the title, one line. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** On a phone, in place of `actions`: icons at the end of the title's line. */
  icons?: ReactNode;
  /** Lies over the title's line while it is there: a search. */
  over?: ReactNode;
  children: ReactNode;
}

/** A page inside the shell: its title, what can be done, and its content. */
export function Page({ title, documentTitle, count, badge, lead, actions, icons, over, children }: PageProps) {
  usePageTitle(documentTitle ?? title);
  return (
    <Box as="article">
      <Flex
        wrap="wrap"
        align="flex-start"
        justify="space-between"
        gap="3"
        {...(icons ? { mt: '-2', mb: lead ? '2' : '0' } : { mb: '4' })}
      >
        <Box flex={icons ? '1 1 100%' : lead ? { md: '1 1 280px' } : undefined} minW="0">
          <Flex
            wrap="wrap"
            align="center"
            columnGap="2.5"
            rowGap={icons ? 0 : '2.5'}
            pos="relative"
            minH={icons ? '11' : '9'}
          >
            <Heading as="h1" textStyle="title" tabIndex={-1} id="page-title">
              {title}
            </Heading>
            {count !== undefined && (
              <Span textStyle="lg" color="textThird" fontVariantNumeric="tabular-nums">
                {typeof count === 'number' ? formatCount(count) : count}
              </Span>
            )}
            {badge}
            {use(BesideTitle)}
            {icons && (
              <Flex ms="auto" me="-2.5" flexShrink={0} inert={Boolean(over)}>
                {icons}
              </Flex>
            )}
            {over && (
              <Flex pos="absolute" inset="0" align="center" gap="1" bg="canvas">
                {over}
              </Flex>
            )}
          </Flex>
        </Box>
        {lead && (
          // On a desk under title and buttons, across both: beside the buttons its last words would wrap.
          <Box
            flexBasis="100%"
            order={{ md: 1 }}
            color="textSecond"
            {...(icons ? { mt: '-3', fontSize: 'small', lineHeight: '1.125rem' } : { mt: '-2' })}
          >
            <NoBreak>{lead}</NoBreak>
          </Box>
        )}
        {actions && (
          <Flex gap="2" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Box>
  );
}
