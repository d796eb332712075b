import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { Link } from '../../ui/button';
import { BrandColoured } from '../../ui/theme/brand-coloured';
import { BusinessHead, type HeadBusiness } from './business-head';
import { onGreen } from './on-green';
import { publicWaitingListTexts as t } from './public-waiting-list.texts';

/** As wide as a phone, on a desk too. */
const width = '460px';

/** Around a page of a list: whose it is above, in its colour, one thing in the middle, one quiet line below. `isCalled`: all of it green. */
export function QueueFrame({
  tenantUuid,
  business,
  mark,
  isCalled = false,
  scale = 1,
  children,
}: {
  tenantUuid: string;
  business: HeadBusiness | null;
  /** Which turn is one's own. */
  mark?: string;
  isCalled?: boolean;
  /** How much bigger all of it is, for a screen that is looked at standing. */
  scale?: number;
  children: ReactNode;
}) {
  return (
    <BrandColoured primary={business?.primary ?? null}>
      <Flex
        direction="column"
        align="center"
        minH={`calc((100dvh - var(--above-shell, 0px)) / ${scale})`}
        css={{ zoom: scale }}
        px="4"
        py="5"
        {...(isCalled ? { bg: 'green', color: onGreen } : { bg: 'canvas' })}
      >
        <Box as="header" w="full" maxW={width} minH="12">
          {business && <BusinessHead business={business} isCalled={isCalled} {...(mark !== undefined && { mark })} />}
        </Box>
        <Flex as="main" flex="1" direction="column" w="full" maxW={width} py="6">
          {children}
        </Flex>
        <Box as="footer" fontSize="small" textAlign="center" {...(!isCalled && { color: 'textThird' })}>
          <Link
            to={`/privacy-policy/${tenantUuid}`}
            reloadDocument
            fontWeight="400"
            color="inherit"
            textDecoration="underline"
          >
            {t.privacyShort}
          </Link>{' '}
          · {t.footer}
        </Box>
      </Flex>
    </BrandColoured>
  );
}
