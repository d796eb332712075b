/** What an upload of people sent. */
interface Sent {
  options: Record<string, unknown>;
  fileName: string;
  key: string;
}
/** What was uploaded, and what the server answers to it; a status of 0 is a lost connection. */
export const upload = { sent: [] as Sent[], files: [] as File[], answer: { status: 202, body: {} as object } };

/** XMLHttpRequest as far as an upload needs it. */
class FakeRequest {
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  private headers: Record<string, string> = {};
  open(): void {}
  abort(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: FormData): void {
    upload.files.push(form.get('file') as File);
    upload.sent.push({
      options: JSON.parse(String(form.get('options'))) as Record<string, unknown>,
      fileName: (form.get('file') as File).name,
      key: this.headers['idempotency-key']!,
    });
    setTimeout(() => {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      this.status = upload.answer.status;
      this.responseText = JSON.stringify(upload.answer.body);
      (this.status === 0 ? this.onerror : this.onload)?.();
      this.onloadend?.();
    });
  }
}

const realRequest = globalThis.XMLHttpRequest;

/** Uploads go nowhere from here on, and all that was sent is forgotten. */
export function fakeUploads(): void {
  upload.sent = [];
  upload.files = [];
  upload.answer = { status: 202, body: { id: 'j1' } };
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
}
export const realUploads = (): void => void (globalThis.XMLHttpRequest = realRequest);
