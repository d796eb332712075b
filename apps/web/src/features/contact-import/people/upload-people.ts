import { offline, problemOfAnswer, type Problem } from '../../../lib/graph/problem';
import { currentSession } from '../../../lib/session/session';
import { refreshSession } from '../../../lib/session/start-session';

/** How a file is to be imported (REST contract). */
export interface ImportOptions {
  mapping: Record<string, string | null>;
  onExisting: 'update' | 'skip';
  tags: string[];
  optInAgreement: { permissionWithinTwoYears: boolean; notBorrowed: boolean; notPurchased: boolean };
  dryRun: boolean;
}

interface Upload {
  file: File;
  options: ImportOptions;
  /** The same key with the same file and options gives the same job. */
  key: string;
  /** Percent that has left. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file of people; answers the job's id. XMLHttpRequest, since fetch does not tell how much has left.
 * @throws Problem; an AbortError where the person stopped it.
 */
export async function uploadPeople(upload: Upload): Promise<{ id: string }> {
  const token = currentSession()?.accessToken ?? '';
  let answer = await send(upload, token);
  if (answer.status === 401) {
    const fresh = await refreshSession(token);
    if (fresh !== null) answer = await send(upload, fresh);
  }
  if (!answer.ok) throw await problemOfAnswer(answer);
  return (await answer.json()) as { id: string };
}

function send({ file, options, key, onProgress, signal }: Upload, token: string): Promise<Response> {
  const form = new FormData();
  // The options first: what is wrong with them is said before all of the file is on its way.
  form.append('options', JSON.stringify(options));
  form.append('file', file, file.name);
  return new Promise((resolve, reject: (cause: Problem | DOMException) => void) => {
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    request.open('POST', '/api/contacts/import-from-file');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable && onProgress(Math.floor((loaded / total) * 100));
    request.onload = () =>
      resolve(
        new Response(request.responseText, { status: request.status, headers: { 'content-type': 'application/json' } }),
      );
    request.onerror = () => reject(offline());
    request.onabort = () => reject(new DOMException('Stopped by the person', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop);
    request.send(form);
  });
}
