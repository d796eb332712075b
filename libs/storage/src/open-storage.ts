import { FolderStorage } from './folder/folder-storage.js';
import { storageSettings } from './s3/s3-settings.js';
import { S3Storage } from './s3/s3-storage.js';
import type { ServedStorage } from './storage.js';

/** What composition brings along, whichever storage the environment names. */
export interface StorageComposition {
  /** Where the objects lie if it is the folder. */
  folder: string;
  /** Where `handle` is mounted, as browsers see it: `http://localhost:3000/files`. */
  baseUrl: string;
  /** At least 32 bytes each, the same for every process that serves or signs. The first signs, all are accepted. */
  secrets: readonly [Buffer, ...Buffer[]];
}

/** The storage that STORAGE_PROVIDER names. @throws one sentence where settings are wrong, or the bucket is none of ours. */
export async function openStorage(
  env: Readonly<Record<string, string | undefined>>,
  { folder, baseUrl, secrets }: StorageComposition,
): Promise<ServedStorage> {
  const { s3, problems } = storageSettings(env);
  if (problems.length > 0) throw new Error(`${problems.join('; ')}.`);
  return s3 === null ? FolderStorage.open({ folder, baseUrl, secrets }) : S3Storage.open({ ...s3, baseUrl, secrets });
}
