import { useEffect, useRef, useState } from 'react';
import { newCallKey } from '../../../lib/graph/call-key';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { uploadPeople, type ImportOptions } from './upload-people';

export type UploadState =
  | { step: 'idle' }
  | { step: 'uploading'; percent: number; isDry: boolean }
  | { step: 'stopped' }
  | { step: 'failed'; problem: Problem };

/**
 * The upload of a file: one at a time; the same file with the same options again, after a lost connection, is the same
 * import by its key. Leaving the page while it runs is asked about by the browser.
 */
export function useUpload(): {
  state: UploadState;
  upload: (file: File, options: ImportOptions) => Promise<string | null>;
  stop: () => void;
} {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  const kept = useRef<{ file: File; wanted: string; key: string } | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (state.step !== 'uploading') return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [state.step]);

  async function upload(file: File, options: ImportOptions): Promise<string | null> {
    if (running.current !== null) return null;
    const wanted = JSON.stringify(options);
    if (kept.current?.file !== file || kept.current.wanted !== wanted)
      kept.current = { file, wanted, key: newCallKey() };
    const control = new AbortController();
    running.current = control;
    setState({ step: 'uploading', percent: 0, isDry: options.dryRun });
    try {
      const { id } = await uploadPeople({
        file,
        options,
        key: kept.current.key,
        signal: control.signal,
        onProgress: (percent) => setState({ step: 'uploading', percent, isDry: options.dryRun }),
      });
      kept.current = null;
      setState({ step: 'idle' });
      return id;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') setState({ step: 'stopped' });
      else setState({ step: 'failed', problem: problemOf(error) });
      return null;
    } finally {
      running.current = null;
    }
  }
  return { state, upload, stop: () => running.current?.abort() };
}
