import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useState } from 'react';
import { FileDrop } from '../../ui/choice/file-drop';
import { primitivesTexts } from './primitives.texts';

const t = primitivesTexts.picture;
const ImageCrop = lazy(() => import('../../ui/choice/image-crop'));

/** A picture that is chosen, and the part of it that is used. */
export function PictureSamples() {
  const [file, setFile] = useState<File | null>(null);
  const [made, setMade] = useState<Blob | null>(null);
  return (
    <Box>
      {file === null ? (
        <FileDrop {...t.file} isBusy={false} accept="image/png,image/jpeg" testId="picture" onFile={setFile} />
      ) : (
        <Suspense fallback={<Box h="430px" />}>
          <ImageCrop
            file={file}
            ratio={1}
            most={256}
            onCrop={(image) => (setMade(image), setFile(null))}
            onCancel={() => setFile(null)}
          />
        </Suspense>
      )}
      {made !== null && (
        <Text role="status" mt="2">
          {t.made(made.type)}
        </Text>
      )}
    </Box>
  );
}
