import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { ImageIcon } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../button';
import { pictureFieldTexts as t } from './picture-field.texts';

const ImageCrop = lazy(() => import('./image-crop'));
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/**
 * A picture that somebody is known by: chosen, cut to its shape, replaced, taken away. It counts as soon as it is cut;
 * what goes wrong is said here.
 */
export function PictureField({
  label,
  help,
  url,
  ratio = 1,
  most = 512,
  isRound = false,
  onPick,
  onRemove,
}: {
  label: string;
  help: string;
  /** Null where there is none. */
  url: string | null;
  /** Width by height. */
  ratio?: number;
  /** Pixels of its longer side. */
  most?: number;
  isRound?: boolean;
  /** Keeps the picture. @throws Problem */
  onPick: (picture: Blob) => Promise<void>;
  onRemove: () => Promise<void>;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const choose = (given: File | undefined): void => {
    if (given === undefined) return;
    const isPicture = types.includes(given.type);
    setWrong(isPicture ? null : t.notAPicture);
    setFile(isPicture ? given : null);
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setWrong(null);
    try {
      await work();
      setFile(null);
    } catch (error) {
      setWrong((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box>
      <Flex
        gap={{ base: '3', md: '4' }}
        align={{ base: 'flex-start', md: 'center' }}
        // Beside a wide picture a phone has no room for words.
        direction={{ base: ratio > 1 ? 'column' : 'row', md: 'row' }}
      >
        <Shown url={url} ratio={ratio} isRound={isRound} />
        <Box minW="0">
          <Text fontWeight="500">{label}</Text>
          <Text color="textSecond" fontSize="small">
            {help}
          </Text>
          <Flex gap="2" mt="2" wrap="wrap">
            <Button
              loading={isBusy && file === null}
              aria-label={`${label}: ${url === null ? t.choose : t.replace}`}
              onClick={() => picker.current?.click()}
            >
              {url === null ? t.choose : t.replace}
            </Button>
            {url !== null && (
              <Button variant="ghost" aria-label={`${label}: ${t.remove}`} onClick={() => void run(onRemove)}>
                {t.remove}
              </Button>
            )}
          </Flex>
        </Box>
      </Flex>
      <input
        ref={picker}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={label}
        // The same file can be chosen again.
        onChange={({ target }) => (choose(target.files?.[0]), (target.value = ''))}
      />
      <Text
        role={wrong === null ? undefined : 'alert'}
        color={wrong === null ? 'textThird' : 'red'}
        fontSize="small"
        mt="2"
      >
        {wrong ?? t.rules}
      </Text>
      {file !== null && (
        <Box mt="3" role="group" aria-label={t.crop}>
          <Suspense fallback={<Skeleton h="320px" />}>
            <ImageCrop
              file={file}
              ratio={ratio}
              most={most}
              isBusy={isBusy}
              onCrop={(image) => void run(() => onPick(image))}
              onCancel={() => setFile(null)}
            />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}

function Shown({ url, ratio, isRound }: { url: string | null; ratio: number; isRound: boolean }) {
  const [width, height] = [Math.round(64 * Math.min(2.5, Math.max(1, ratio))), 64];
  return (
    <Flex
      w={`${width}px`}
      h={`${height}px`}
      flexShrink={0}
      align="center"
      justify="center"
      overflow="hidden"
      // Drawn for paper: a dark mark on no ground of its own is lost on a dark screen.
      bg={url === null ? 'subtle' : 'white'}
      color="textThird"
      borderWidth="1px"
      borderRadius={isRound ? 'full' : 'control'}
    >
      {url === null ? (
        <ImageIcon aria-hidden size={22} />
      ) : (
        <img src={url} alt="" width={width} height={height} style={{ objectFit: 'contain', width, height }} />
      )}
    </Flex>
  );
}
