import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { contactImportTexts as t } from './contact-import.texts';

/** A bar that fills by scale, so that nothing is laid out anew. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      h="2"
      borderRadius="full"
      bg="hover"
      overflow="hidden"
    >
      <Box
        h="full"
        bg="chart1"
        transformOrigin="left"
        transition="transform 240ms ease-out"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </Box>
  );
}

/** While the file is on its way. */
export function UploadProgress({ percent, isDry, onStop }: { percent: number; isDry: boolean; onStop: () => void }) {
  return (
    <Card p={{ base: '4', md: '6' }} display="grid" gap="3">
      <Heading as="h2" textStyle="section">
        {t.uploadingTitle}
      </Heading>
      <ProgressBar percent={percent} label={t.uploadingTitle} />
      <Text role="status" color="textSecond">
        {percent < 100 ? t.uploading(percent) : isDry ? t.checking : t.uploaded}
      </Text>
      <Text color="textThird" fontSize="small">
        {t.uploadingText}
      </Text>
      <Box>
        <Button size="lg" onClick={onStop}>
          {t.stop}
        </Button>
      </Box>
    </Card>
  );
}
