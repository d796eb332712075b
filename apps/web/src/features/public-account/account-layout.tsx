import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Outlet } from 'react-router-dom';
import { BrandMark } from '../../ui/public/brand-mark';
import { publicAccountTexts as t } from './public-account.texts';
import { SidePanel } from './side-panel';

/** Around every page before the log-in: the mark, one column, and on a desk the panel beside it. */
export function Component() {
  return (
    <Flex minH="calc(100dvh - var(--above-shell, 0px))" bg="surface">
      <Flex direction="column" flex="1" minW="0" px={{ base: '5', md: '10' }} py={{ base: '5', md: '7' }}>
        <Box as="header">
          <BrandMark />
        </Box>
        <Flex
          as="main"
          id="content"
          flex="1"
          direction="column"
          justify={{ base: 'flex-start', md: 'center' }}
          w="full"
          maxW="380px"
          mx="auto"
          py={{ base: '7', md: '8' }}
        >
          <Outlet />
        </Flex>
        <Text as="footer" color="textThird" fontSize="small" textAlign={{ base: 'center', md: 'start' }}>
          {t.footer}
        </Text>
      </Flex>
      <SidePanel />
    </Flex>
  );
}
