import { problemTexts as t } from './problem.texts';

export interface FieldProblem {
  field: string;
  message: string;
}

const faults: ReadonlySet<string> = new Set(['internal', 'unavailable', 'timeout']);

/** What went wrong, in the codes of the API and in words for people; never a raw error. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    /** A code of the API (`invalid-input`, `not-found` …), or `offline` where it could not be reached. */
    readonly code: string,
    readonly title: string,
    message: string,
    readonly fields: readonly FieldProblem[] = [],
    /** What support finds it by. */
    readonly reference: string | null = null,
    /** What some codes carry beside: `required`, `available`, `nextAllowedAt`, `existingId` … */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  get isOffline(): boolean {
    return this.code === 'offline';
  }

  /** Seconds after which another try makes sense, where the server says so (429, 503). */
  get retryAfterSeconds(): number | null {
    const seconds = this.details['retryAfterSeconds'];
    return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : null;
  }

  /** Ours, not the person's: an error rather than a warning. */
  get isFault(): boolean {
    return faults.has(this.code) || this.isOffline;
  }
}

export const offline = (): Problem => new Problem('offline', t.offlineTitle, t.offline);
/** The person was asked who it is, and would not say. */
export const notProved = (): Problem => new Problem('step-up-required', t.notProvedTitle, t.notProved);

/** What the API says of an error, in GraphQL's extensions or in REST's body. */
interface Answer {
  code?: unknown;
  title?: unknown;
  error?: unknown;
  message?: unknown;
  fields?: unknown;
  traceId?: unknown;
  statusCode?: unknown;
}

/** Titles and messages are the API's own (spec point 8); of what is our fault people hear in ours what is safe and what to do. */
export function problemFrom({
  code: given,
  title,
  error,
  message,
  fields,
  traceId,
  statusCode,
  ...details
}: Answer & Record<string, unknown>): Problem {
  const isKnown = typeof given === 'string' && /^[a-z]+(-[a-z]+)*$/.test(given);
  const code = isKnown ? given : 'internal';
  const isFault = faults.has(code) || (typeof statusCode === 'number' && statusCode >= 500);
  return new Problem(
    code,
    text(title) ?? text(error) ?? (isFault ? t.faultTitle : t.refusedTitle),
    isFault ? (code === 'unavailable' ? t.unavailable : t.fault) : (text(message) ?? t.refused),
    Array.isArray(fields) ? (fields as FieldProblem[]) : [],
    text(traceId) ?? null,
    details,
  );
}
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** A GraphQL error of the API, whose extensions carry the REST contract's code, fields and trace. */
export function problemOfGraph({
  message,
  extensions = {},
}: {
  message: string;
  extensions?: Readonly<Record<string, unknown>> | undefined;
}): Problem {
  return problemFrom({ ...extensions, message });
}

/** What an answer means that says nothing of ours: a proxy's, or one of a server that is just starting. */
const codeOfStatus: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many-requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'timeout',
};

/** A REST answer that is an error. */
export async function problemOfAnswer(answer: Response): Promise<Problem> {
  const body = (await answer.json().catch(() => null)) as
    (Answer & { errors?: { message: string; extensions?: Record<string, unknown> }[] }) | null;
  const after = Number(answer.headers.get('retry-after'));
  const wait = after > 0 ? { retryAfterSeconds: after } : {};
  if (body?.errors?.[0]) return problemOfGraph(body.errors[0]);
  if (typeof body?.code === 'string') return problemFrom({ ...wait, ...body });
  return problemFrom({ ...wait, code: codeOfStatus[answer.status] ?? 'internal', statusCode: answer.status });
}

/** Whatever was thrown, as a problem; found in the wrappings of Apollo too. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error !== null && typeof error === 'object') {
    if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0)
      return problemOfGraph(error.errors[0] as { message: string });
    if ('cause' in error && error.cause instanceof Problem) return error.cause;
    // A server that answers without GraphQL.
    if ('statusCode' in error && typeof error.statusCode === 'number')
      return problemFrom({ code: codeOfStatus[error.statusCode] ?? 'internal' });
    if (
      error instanceof TypeError ||
      ('name' in error && (error.name === 'AbortError' || error.name === 'TimeoutError'))
    )
      return offline();
  }
  return problemFrom({});
}

/** The same, said at a field: for codes that mean one field though the API names none, `duplicate-name`. */
export function problemAt(
  { code, title, message, reference, details }: Problem,
  field: string,
  words = message,
): Problem {
  return new Problem(code, title, words, [{ field, message: words }], reference, details);
}

/** What of a problem none of the `shown` fields says, in the words of all the others; null where every word has its field. */
export function problemBeside(problem: Problem, shown: ReadonlySet<string>): Problem | null {
  if (problem.fields.length === 0) return problem;
  const elsewhere = problem.fields.filter(({ field }) => !shown.has(field));
  if (elsewhere.length === 0) return null;
  const words = [...new Set(elsewhere.map(({ message }) => message))].join(' ');
  return new Problem(problem.code, problem.title, words, elsewhere, problem.reference, problem.details);
}
