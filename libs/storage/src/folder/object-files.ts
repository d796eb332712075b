import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey } from '../key.js';
import { Limited } from '../limited.js';
import type { OpenObject, ServedObjects } from '../signed-url/serve-signed-url.js';
import { ObjectNotFound, type PutOptions, type StoredBody } from '../storage.js';

const hour = 3_600_000;

/**
 * Objects as files: `<tenant>/<parts>#data` with `#type` beside it, which no part of a key can be called. Bodies are
 * written to `.incoming` and appear by a rename once they are on the disk.
 */
export class ObjectFiles implements ServedObjects {
  private readonly incoming: string;
  private readonly deletions: string;

  constructor(private readonly root: string) {
    this.incoming = join(root, '.incoming');
    this.deletions = join(root, '.deleted');
  }

  /** Makes the folders and clears what a crash left half-written, or older than any signed URL. */
  async prepare(oldestUrlMs: number): Promise<void> {
    for (const folder of [this.incoming, this.deletions]) await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeOlderThan(this.incoming, Date.now() - hour);
    await removeOlderThan(this.deletions, Date.now() - oldestUrlMs);
  }

  async write(key: string, body: StoredBody, { contentType, maxBytes }: PutOptions): Promise<{ bytes: number }> {
    const path = this.path(key);
    const draft = join(this.incoming, randomUUID());
    const limited = new Limited(maxBytes);
    const file = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
    try {
      const source = Buffer.isBuffer(body) ? Readable.from(body.length === 0 ? [] : [body]) : body;
      await pipeline(source, limited, file);
      await writeFile(`${draft}.type`, contentType, { mode: 0o600, flush: true });
      await this.makeFolders(dirname(path));
      await rename(`${draft}.type`, `${path}#type`);
      await rename(draft, `${path}#data`);
      await syncFolder(dirname(path));
    } catch (error) {
      await closed(file);
      await Promise.all([draft, `${draft}.type`].map((file) => rm(file, { force: true })));
      throw error;
    }
    return { bytes: limited.bytes };
  }

  async open(key: string): Promise<OpenObject> {
    const path = this.path(key);
    let file: FileHandle;
    try {
      file = await open(`${path}#data`, 'r');
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new ObjectNotFound(key) : error;
    }
    const contentType = await readFile(`${path}#type`, 'utf8').catch(() => 'application/octet-stream');
    return { body: file.createReadStream(), bytes: (await file.stat()).size, contentType };
  }

  async exists(key: string): Promise<boolean> {
    return (await modifiedAt(`${this.path(key)}#data`)) !== null;
  }

  /** Removes the object and notes when, so that URLs of before open nothing that is stored here later. */
  async remove(key: string, at: Date): Promise<void> {
    const path = this.path(key);
    const note = join(this.incoming, randomUUID());
    await writeFile(note, String(at.getTime()), { mode: 0o600, flush: true });
    await rename(note, this.deletionNote(key));
    for (const file of [`${path}#data`, `${path}#type`]) await rm(file, { force: true });
    await syncFolder(dirname(path)).catch(ignoreMissing);
  }

  /** When an object of this key was removed last, in milliseconds since 1970; 0 for never. */
  async removedAt(key: string): Promise<number> {
    const text = await readFile(this.deletionNote(key), 'utf8').catch(ignoreMissing);
    return text === undefined ? 0 : Number(text);
  }

  /** The check of the key is what keeps us inside; the second look is for the day when that check has a hole. */
  private path(key: string): string {
    const path = resolve(this.root, checkKey(key));
    if (!path.startsWith(resolve(this.root) + sep)) throw new Error('A storage key left its folder.');
    return path;
  }

  private deletionNote(key: string): string {
    return join(this.deletions, createHash('sha256').update(checkKey(key)).digest('hex'));
  }

  private async makeFolders(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    for (let made = folder; made.length >= dirname(first).length; made = dirname(made)) await syncFolder(made);
  }
}

/** A body can break off while its file is being opened: removed before that is over, the file would come after. */
async function closed(file: WriteStream): Promise<void> {
  file.destroy();
  if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve));
}

/** A rename is on the disk only when its folder is. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function removeOlderThan(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const at = await modifiedAt(join(folder, name));
    if (at !== null && at < before) await rm(join(folder, name), { force: true });
  }
}

async function modifiedAt(path: string): Promise<number | null> {
  const found = await stat(path).catch(ignoreMissing);
  return found?.isFile() === true ? found.mtimeMs : null;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
