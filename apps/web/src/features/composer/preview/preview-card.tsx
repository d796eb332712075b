import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { memo } from 'react';
import { Card } from '../../../ui/card/card';
import { Preview } from './preview';
import { PreviewAs } from './preview-as';
import { previewTexts } from './preview.texts';

/** The phone beside the text, as one of the people sees it. */
export const PreviewCard = memo(function PreviewCard() {
  return (
    <Card as="section" overflow="hidden">
      <Flex align="center" justify="space-between" gap="2" px="4" py="2.5" wrap="wrap">
        <Heading as="h2" textStyle="section">
          {previewTexts.title}
        </Heading>
        <PreviewAs />
      </Flex>
      <Box bg="brandTintStrong" pt="4">
        <Preview />
      </Box>
    </Card>
  );
});
