import { CannotStart } from '@bellbird/errors';
import { ObjectNotFound } from '../storage.js';

/** The storage that the settings name cannot be used: one sentence for the person who starts Bellbird. */
export class StorageUnusable extends CannotStart {
  override readonly name = 'StorageUnusable';
}

interface Answered {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

export const statusOf = (error: unknown): number | undefined => (error as Answered | null)?.$metadata?.httpStatusCode;

/** ObjectNotFound where S3 says that there is none; anything else as it is. */
export function readError(error: unknown, key: string): unknown {
  const isMissing =
    (error as Answered | null)?.name === 'NoSuchKey' ||
    (statusOf(error) === 404 && (error as Answered).name !== 'NoSuchBucket');
  return isMissing ? new ObjectNotFound(key) : error;
}

/** What is wrong with a bucket that does not answer HEAD as it should; S3 sends no body there, so the status has to say it. */
export function unusable(error: unknown, bucket: string, place: string): StorageUnusable {
  const { name, message, code } = error as Answered;
  const because = {
    301: `the bucket ${bucket} is in another region than S3_REGION says`,
    400: 'it does not take the request: look at S3_REGION and the keys',
    401: 'it refuses S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    403: `it refuses the bucket ${bucket} to S3_ACCESS_KEY_ID, or its keys are wrong`,
    404: `there is no bucket ${bucket}; make it first`,
  }[statusOf(error) ?? 0];
  return new StorageUnusable(
    `The storage at ${place} cannot be used: ${because ?? (message?.trim() || code || name || 'it does not answer')}.`,
  );
}
