/** A client of the REST API with the sandbox beside it: the demo uses the product as anybody would. */
export class DemoApi {
  private token: string | null = null;

  constructor(
    private readonly url: string,
    private readonly sandboxUrl: string,
  ) {}

  async signIn(email: string, password: string): Promise<boolean> {
    const response = await fetch(`${this.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}` },
    });
    if (!response.ok) return false;
    this.token = ((await response.json()) as { accessToken: string }).accessToken;
    return true;
  }

  /** Every write carries a key of its own, so that a demo that was cut off goes on where it was. @throws what the API answers. */
  async call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
    const headers: Record<string, string> = {
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(key && { 'idempotency-key': `demo-${key}` }),
    };
    const form = body instanceof FormData;
    if (body !== undefined && !form) headers['content-type'] = 'application/json';
    return answerOf<T>(
      await fetch(`${this.url}/api${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
      }),
      `${method} ${path}`,
    );
  }

  /** Puts bytes where a signed address says, by the way that this client reaches the product. */
  async upload(signed: string, body: Buffer, contentType: string): Promise<void> {
    const { pathname, search } = new URL(signed);
    const answer = await fetch(this.url + pathname + search, {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: { 'content-type': contentType },
    });
    if (!answer.ok) throw new Error(`PUT ${pathname} was answered ${answer.status}.`);
  }

  /** Opens a page of the product as a browser of this name would, without going where it leads. */
  async look(path: string, agent: string): Promise<void> {
    const answer = await fetch(this.url + path, { headers: { 'user-agent': agent }, redirect: 'manual' });
    if (answer.status !== 302) throw new Error(`GET ${path.slice(0, 3)}… was answered ${answer.status}.`);
  }

  async sandbox<T>(method: string, path: string, body?: unknown): Promise<T> {
    return answerOf<T>(
      await fetch(`${this.sandboxUrl}/sandbox/api${path}`, {
        method,
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
      `${method} /sandbox/api${path}`,
    );
  }

  /** Asks until `done`, at most `seconds`. */
  async until<T>(what: string, ask: () => Promise<T>, done: (answer: T) => boolean, seconds = 60): Promise<T> {
    const end = performance.now() + seconds * 1_000;
    for (;;) {
      const answer = await ask();
      if (done(answer)) return answer;
      if (performance.now() > end) throw new Error(`The demo data waited too long for ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function answerOf<T>(response: Response, what: string): Promise<T> {
  const text = await response.text();
  if (!response.ok)
    throw new Error(`The demo data could not be made: ${what} answered ${response.status} ${text.slice(0, 300)}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
