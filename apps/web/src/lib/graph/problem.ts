import { problemTexts as t } from './problem.texts';

export interface FieldProblem {
  field: string;
  message: string;
}

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

  /** Ours, not the person's: an error rather than a warning. */
  get isFault(): boolean {
    return this.code === 'internal' || this.code === 'unavailable' || this.isOffline;
  }
}

export const offline = (): Problem => new Problem('offline', t.offlineTitle, t.offline);

/** A GraphQL error of the API, whose extensions carry the REST contract's code, fields and trace. */
export function problemOfGraph(error: { message: string; extensions?: Readonly<Record<string, unknown>> | undefined }): Problem {
  const { code, fields, traceId, error: title, ...details } = error.extensions ?? {};
  const known = typeof code === 'string' && /^[a-z-]+$/.test(code) ? code : 'internal';
  const isFault = known === 'internal';
  return new Problem(
    known,
    typeof title === 'string' ? title : isFault ? t.faultTitle : t.titles[known as keyof typeof t.titles] ?? t.refusedTitle,
    isFault ? t.fault : error.message,
    Array.isArray(fields) ? (fields as FieldProblem[]) : [],
    typeof traceId === 'string' ? traceId : null,
    details,
  );
}

/** A REST answer that is an error. */
export async function problemOfAnswer(answer: Response): Promise<Problem> {
  const body = (await answer.json().catch(() => null)) as { code?: string; error?: string; message?: string; fields?: FieldProblem[]; traceId?: string } | null;
  if (body?.code === undefined) return answer.status >= 500 ? new Problem('unavailable', t.faultTitle, t.fault) : new Problem('internal', t.faultTitle, t.fault);
  const { code, error, message, fields, traceId, ...details } = body;
  return new Problem(code, error ?? t.refusedTitle, answer.status >= 500 ? t.fault : message ?? t.fault, fields ?? [], traceId ?? null, details);
}

/** Whatever was thrown, as a problem; found in the wrappings of Apollo too. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error !== null && typeof error === 'object') {
    if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0) return problemOfGraph(error.errors[0] as { message: string });
    if ('cause' in error && error.cause instanceof Problem) return error.cause;
    // A server that answers without GraphQL: a proxy, or one that is starting.
    if ('statusCode' in error && typeof error.statusCode === 'number') return new Problem('unavailable', t.faultTitle, t.fault);
    if (error instanceof TypeError || ('name' in error && (error.name === 'AbortError' || error.name === 'TimeoutError'))) return offline();
  }
  return new Problem('internal', t.faultTitle, t.fault);
}
