import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { useEffect, type ReactNode } from 'react';
import { formatCount } from '../lib/i18n/texts';

export const brandName = 'Bellbird';

/** The document's title: the page's and the brand's (spec point 2). */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? brandName : `${title} · ${brandName}`;
  }, [title]);
}

/** How the page on the screen calls itself; undefined before it has. */
export function titleOfPage(): string | undefined {
  const [title] = document.title.split(` · ${brandName}`);
  return title === brandName || title === '' ? undefined : title;
}

interface PageProps {
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
  children: ReactNode;
}

/** A page inside the shell: its title, what can be done, and its content. */
export function Page({ title, documentTitle, count, badge, lead, actions, children }: PageProps) {
  usePageTitle(documentTitle ?? title);
  return (
    <Box as="article">
      <Flex wrap="wrap" align={lead ? 'flex-start' : 'center'} justify="space-between" gap="12px" mb="16px">
        <Box flex={lead ? '1 1 280px' : undefined} minW="0">
          <Flex align="center" gap="10px" wrap="wrap">
            <Heading as="h1" textStyle="title" tabIndex={-1} id="page-title">
              {title}
            </Heading>
            {count !== undefined && (
              <Span textStyle="lg" color="textThird" fontVariantNumeric="tabular-nums">
                {typeof count === 'number' ? formatCount(count) : count}
              </Span>
            )}
            {badge}
          </Flex>
          {lead && (
            <Box color="textSecond" mt="4px">
              {lead}
            </Box>
          )}
        </Box>
        {actions && (
          <Flex gap="8px" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Box>
  );
}
