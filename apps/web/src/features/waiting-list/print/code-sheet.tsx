import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Global } from '@emotion/react';
import { QrDrawing } from '../qr-drawing';
import { printTexts as t } from './print.texts';

export type Paper = 'A4' | 'A6';

const sheetId = 'code-sheet';
/** Width and height in millimetres. */
const sizes: Readonly<Record<Paper, readonly [number, number]>> = { A4: [210, 297], A6: [105, 148] };

/** On paper the sheet stands alone and fills it; what is around it takes no room there. */
const onPaper = (paper: Paper) => {
  const [width, height] = sizes[paper];
  return {
    '@page': { size: `${width}mm ${height}mm`, margin: '0' },
    '@media print': {
      'html, body': { height: `${height}mm`, overflow: 'hidden' },
      'body *': { visibility: 'hidden' },
      [`#${sheetId}, #${sheetId} *`]: { visibility: 'visible' },
      [`#${sheetId}`]: {
        position: 'fixed',
        inset: '0 auto auto 0',
        border: 0,
        width: `${width}mm`,
        maxWidth: 'none',
        height: `${height}mm`,
      },
    },
  } as const;
};

/** Black on white in the dark too, and sized by its own width: it looks as it will on paper, whichever that is. */
export function CodeSheet({
  paper,
  name,
  icon,
  address,
  text,
}: {
  paper: Paper;
  name: string;
  icon: string | null;
  address: string;
  text: string;
}) {
  const [width, height] = sizes[paper];
  return (
    <>
      <Global styles={onPaper(paper)} />
      <Box
        as="article"
        aria-label={t.sheet}
        id={sheetId}
        className="light"
        w="full"
        maxW={`${Math.round(width * 2.6)}px`}
        bg="white"
        color="black"
        borderWidth="1px"
        css={{ aspectRatio: `${width} / ${height}`, containerType: 'inline-size', overflow: 'hidden' }}
      >
        <Flex direction="column" align="center" justify="space-between" h="full" p="9cqw" textAlign="center">
          <Flex direction="column" align="center" gap="3cqw" maxW="full">
            {icon !== null && (
              <img src={icon} alt="" style={{ width: '14cqw', height: '14cqw', borderRadius: '3cqw' }} />
            )}
            <Text fontSize="7cqw" fontWeight="600" lineHeight="1.2" overflowWrap="anywhere" maxW="full">
              {name}
            </Text>
          </Flex>
          <Text fontSize="10cqw" fontWeight="700" lineHeight="1.1">
            {t.join}
          </Text>
          <Box w="52cqw" h="52cqw">
            <QrDrawing address={address} name={t.code} />
          </Box>
          <Text fontSize="4.4cqw" lineHeight="1.35">
            {text}
          </Text>
          <Text fontSize="2.6cqw" overflowWrap="anywhere">
            {address.replace(/^https?:\/\//, '')}
          </Text>
        </Flex>
      </Box>
    </>
  );
}
