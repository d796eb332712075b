import { QrCode } from '@ark-ui/react/qr-code';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Download } from 'lucide-react';
import { Button } from '../button';
import { copyTexts as t } from './copy.texts';

interface QrPictureProps {
  address: string;
  /** What a phone that reads it opens. */
  name: string;
  /** What it is good for. */
  help: string;
  fileName: string;
}

/** An address as a picture that phones read, and that can be printed. */
export default function QrPicture({ address, name, help, fileName }: QrPictureProps) {
  return (
    <QrCode.Root value={address} encoding={{ ecc: 'M' }}>
      <Flex gap="4" align="center" wrap="wrap">
        {/* Dark on light in a dark theme too: not every camera reads it the other way round. */}
        <Box bg="white" borderWidth="1px" borderRadius="control" p="2" flexShrink={0}>
          <QrCode.Frame role="img" aria-label={name} width={112} height={112}>
            <QrCode.Pattern />
          </QrCode.Frame>
        </Box>
        <Box minW="0" flex="1 1 170px">
          <Text color="textSecond" mb="2.5">
            {help}
          </Text>
          <QrCode.DownloadTrigger asChild fileName={fileName} mimeType="image/png">
            <Button>
              <Download aria-hidden />
              {t.saveQr}
            </Button>
          </QrCode.DownloadTrigger>
        </Box>
      </Flex>
    </QrCode.Root>
  );
}
