export {
  ObjectNotFound,
  type ServedStorage,
  type Storage,
  type StoredBody,
  type PutOptions,
  type SignedUrl,
  type SignedUrlOptions,
} from './storage.js';
export { checkKey, InvalidKey } from './key.js';
export { FolderStorage, type FolderStorageOptions } from './folder/folder-storage.js';
export { openStorage, type StorageComposition } from './open-storage.js';
export { storageSettings } from './s3/s3-settings.js';
export { mediaPath, readMediaPath, type MediaGrant } from './media/media-address.js';
