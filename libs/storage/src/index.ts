export { ObjectNotFound, type Storage, type StoredBody, type PutOptions, type SignedUrl, type SignedUrlOptions } from './storage.js';
export { checkKey, InvalidKey } from './key.js';
export { FolderStorage, type FolderStorageOptions } from './folder/folder-storage.js';
