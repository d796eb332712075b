import { createHmac, timingSafeEqual } from 'node:crypto';

/** What carriers fetch: one file until a time. `name` is what the carrier sees; it decides nothing. */
export interface MediaGrant {
  fileId: string;
  /** Seconds since 1970. */
  expires: number;
}

const form = /^\/media\/([0-9a-f-]{36})\/(\d{1,12})\/([A-Za-z0-9_-]{43})\/[A-Za-z0-9._-]{1,80}$/;

/** `/media/{fileId}/{expires}/{signature}/{name}`, from the root of the origin on. */
export function mediaPath({ fileId, expires }: MediaGrant, name: string, secret: Buffer): string {
  const shown = name.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(-80) || 'file';
  return `/media/${fileId}/${expires}/${signature(fileId, expires, secret).toString('base64url')}/${shown}`;
}

/** What a path grants; null where it was not signed with one of these secrets, or its time is over. */
export function readMediaPath(path: string, secrets: readonly Buffer[], nowSeconds: number): MediaGrant | null {
  const [, fileId, time, given] = form.exec(path) ?? [];
  if (fileId === undefined || time === undefined || given === undefined) return null;
  const expires = Number(time);
  const isRight = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(given, 'base64url'), signature(fileId, expires, secret)),
  );
  return isRight && String(expires) === time && nowSeconds < expires ? { fileId, expires } : null;
}

const signature = (fileId: string, expires: number, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`bellbird-media-1\0${fileId}\0${expires}`).digest();
