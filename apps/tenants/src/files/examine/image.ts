import type { Sharp } from 'sharp';
import { Unfit, type Examined } from './examined.js';

/** Width × height × pictures: a small file can hold far more than memory does. */
const mostPixels = 2 * 4_096 * 4_096;

const encoded: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: 90 }),
  'image/webp': (image) => image.webp({ quality: 90 }),
  'image/gif': (image) => image.gif(),
};

/**
 * An image as it is kept: turned as the camera was held, then written anew, so that nothing but pixels is left of it
 * (no place, no date, no name of a camera, nothing behind its end). @throws Unfit where it cannot be read whole, or a
 * side is out of bounds.
 */
export async function examineImage(
  body: Buffer,
  contentType: string,
  sides: { least: number; most: number } = { least: 1, most: 4_096 * 2 },
): Promise<Examined> {
  // Loaded where it is used alone: most starts never meet an image.
  const { default: sharp } = await import('sharp');
  const isAnimated = contentType === 'image/gif' || contentType === 'image/webp';
  const options = { animated: isAnimated, limitInputPixels: mostPixels, failOn: 'error' } as const;
  try {
    const { width, pages = 1, pageHeight, height, orientation = 1 } = await sharp(body, options).metadata();
    // Of an animation all pictures stand below each other.
    if (width * height > mostPixels) throw new Unfit('too many pixels');
    const tall = pageHeight ?? height;
    // The last four orientations lie on their side.
    const [across, up] = orientation > 4 ? [tall, width] : [width, tall];
    if ([across, up].some((side) => side < sides.least || side > sides.most)) throw new Unfit('a side out of bounds');
    const image = pages > 1 ? sharp(body, options) : sharp(body, options).autoOrient();
    const kept = await encoded[contentType]!(image).toBuffer();
    return { contentType, body: kept, width: across, height: up, durationMs: null, peaks: null };
  } catch (error) {
    // The library names no errors: what it cannot read is no image.
    throw error instanceof Unfit ? error : new Unfit('not an image', { cause: error });
  }
}
