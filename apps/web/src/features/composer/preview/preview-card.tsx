import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { memo } from 'react';
import { Card } from '../../../ui/card';
import { composerTexts } from '../composer.texts';
import { Preview } from './preview';
import { PreviewAs } from './preview-as';

/** The phone beside the text, as one of the people sees it. */
export const PreviewCard = memo(function PreviewCard() {
  return (
    <Card as="section" overflow="hidden">
      <Flex align="center" justify="space-between" gap="8px" px="16px" py="10px" wrap="wrap">
        <Heading as="h2" textStyle="section">
          {composerTexts.preview.title}
        </Heading>
        <PreviewAs />
      </Flex>
      <Box bg="brandTintStrong" pt="16px">
        <Preview />
      </Box>
    </Card>
  );
});
