import type { Purpose } from '../purposes.js';
import { Unfit, type Examined } from './examined.js';
import { typeOf } from './first-bytes.js';
import { examineImage } from './image.js';
import { examineRecording } from './recording.js';

/**
 * Looks at the bytes themselves: what they are, how large, and what of them is kept.
 * @param contentType what was announced. @throws Unfit where it is anything else, or out of the purpose's bounds.
 */
export async function examine(
  body: Buffer,
  contentType: string,
  { sides, lasts }: Pick<Purpose, 'sides' | 'lasts'>,
): Promise<Examined> {
  if (typeOf(body) !== contentType) throw new Unfit('not what it says');
  if (contentType.startsWith('image/')) return examineImage(body, contentType, sides);
  if (lasts !== undefined) return examineRecording(body, contentType, lasts);
  if (!body.subarray(-1_024).includes('%%EOF')) throw new Unfit('not a whole document');
  return { contentType, body, width: null, height: null, durationMs: null, peaks: null };
}
