import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useState } from 'react';
import { Button } from '../button';
import { imageCropTexts as t } from './image-crop.texts';

const corners = ['nw', 'ne', 'se', 'sw'] as const;
const zoomMost = 5;

const Frame = chakra(ImageCropper.RootProvider, {
  base: {
    '& [data-part=viewport]': {
      pos: 'relative',
      overflow: 'hidden',
      h: { base: '260px', md: '320px' },
      borderRadius: 'control',
      bg: 'subtle',
      touchAction: 'none',
    },
    '& [data-part=image]': { pos: 'absolute', inset: 0, boxSize: 'full', objectFit: 'contain', userSelect: 'none' },
    '& [data-part=selection]': {
      pos: 'absolute',
      outline: '2px solid',
      outlineColor: 'onSolid',
      boxShadow: '0 0 0 9999px #1b152499',
      cursor: 'move',
    },
    '& [data-part=selection]:focus-visible': { outlineColor: 'solid' },
    '& [data-part=handle]': { pos: 'absolute', boxSize: '6', display: 'grid', placeItems: 'center' },
    '& [data-part=handle] > span': { boxSize: '3', borderRadius: '3px', bg: 'onSolid', boxShadow: 'card' },
  },
});

/**
 * What of a picture is used: a rectangle that is moved and sized with a mouse, a finger or the arrow keys. Answers it as
 * a PNG of at most `most` px a side. Loaded where a picture was chosen, never before.
 */
export default function ImageCrop({
  file,
  ratio,
  most = 1_024,
  isBusy = false,
  onCrop,
  onCancel,
}: {
  file: File;
  /** Width by height. */
  ratio: number;
  most?: number;
  isBusy?: boolean;
  onCrop: (image: Blob) => void;
  onCancel: () => void;
}) {
  const source = useSource(file);
  const zoomId = useId();
  const cropper = useImageCropper({
    aspectRatio: ratio,
    maxZoom: zoomMost,
    translations: {
      rootLabel: t.label,
      selectionLabel: () => t.label,
      selectionInstructions: t.keys,
    },
  });
  const use = async (): Promise<void> => {
    const image = await cropper.getCroppedImage({ output: 'blob', maxSize: { width: most, height: most } });
    if (image instanceof Blob) onCrop(image);
  };
  return (
    <Box>
      <Frame value={cropper}>
        <ImageCropper.Viewport>
          {source !== null && <ImageCropper.Image src={source} alt="" />}
          <ImageCropper.Selection>
            {corners.map((corner) => (
              <ImageCropper.Handle key={corner} position={corner}>
                <span />
              </ImageCropper.Handle>
            ))}
          </ImageCropper.Selection>
        </ImageCropper.Viewport>
      </Frame>
      <Flex align="center" gap="3" mt="3">
        <label htmlFor={zoomId}>{t.zoom}</label>
        <chakra.input
          id={zoomId}
          type="range"
          flex="1"
          minH="11"
          accentColor="solid"
          min={1}
          max={zoomMost}
          step={0.1}
          value={cropper.zoom}
          onChange={({ target }) => cropper.setZoom(target.valueAsNumber)}
        />
      </Flex>
      <Flex justify="flex-end" gap="2" mt="2">
        <Button onClick={onCancel}>{t.cancel}</Button>
        <Button variant="solid" loading={isBusy} onClick={() => void use()}>
          {t.use}
        </Button>
      </Flex>
    </Box>
  );
}

/** An address of the file in this browser, for as long as it is shown. */
function useSource(file: File): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setSource(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return source;
}
