/** What was found in an upload, and what of it is kept. */
export interface Examined {
  contentType: string;
  /** What is kept: an image without camera data; all else as it came. */
  body: Buffer;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  /** 200 numbers from 0 to 100, the loudest of each part of a recording. */
  peaks: number[] | null;
}

/** The upload is not what it says, or out of bounds. */
export class Unfit extends Error {
  override readonly name = 'Unfit';
}
