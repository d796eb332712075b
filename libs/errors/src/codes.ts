interface ErrorKind {
  statusCode: number;
  title: string;
  message: string;
}

const kind = (statusCode: number, title: string, message: string): ErrorKind => ({ statusCode, title, message });

/** Every code an outside caller can meet, with its HTTP status, title and default words (spec point 8). */
export const errorKinds = {
  'invalid-input': kind(400, 'Bad request', 'An error occurred while saving your information.'),
  'malformed-json': kind(400, 'Bad request', 'The request body is not valid JSON.'),
  'invalid-code': kind(400, 'Bad request', 'Invalid security code. You can request a new one.'),
  unauthorized: kind(401, 'Unauthorized', 'Invalid email or username.'),
  'session-expired': kind(401, 'Session expired', 'Your session has expired. Please log in again.'),
  'session-locked': kind(401, 'Session locked', 'Unlock to go on.'),
  'insufficient-balance': kind(402, 'Payment required', 'Your balance is too low. Top up to go on.'),
  'balance-frozen': kind(
    402,
    'Payment required',
    'Part of your balance is held by running campaigns. Top up or wait until they finish.',
  ),
  'card-declined': kind(402, 'Payment required', 'The card was declined. Use another card.'),
  forbidden: kind(403, 'Forbidden', 'You do not have sufficient permission to access this.'),
  'email-not-verified': kind(403, 'Forbidden', 'An error has occurred with the verification of your email account.'),
  'terms-not-accepted': kind(403, 'Forbidden', 'Accept the terms and conditions to continue.'),
  'step-up-required': kind(403, 'Forbidden', 'Confirm that it is you.'),
  'two-factor-required': kind(403, 'Forbidden', 'Set up your second step first.'),
  'not-found': kind(404, 'Not found', 'There is nothing here, or it is not yours.'),
  'method-not-allowed': kind(405, 'Method not allowed', 'This call does not exist for this resource.'),
  'duplicate-phone': kind(409, 'Bad request', 'A contact with this phone number already exists.'),
  'duplicate-name': kind(409, 'Bad request', 'This name is already in use.'),
  'duplicate-email': kind(409, 'Bad request', 'Some email addresses already exist.'),
  'version-conflict': kind(409, 'Bad request', 'Someone else changed this. Load it again.'),
  'in-trash': kind(409, 'Bad request', 'This is in the trash. Restore it first.'),
  'wrong-state': kind(409, 'Bad request', 'This is not possible in the present state.'),
  'in-progress': kind(409, 'Bad request', 'The first call with this key is still running.'),
  'waiting-list-closed': kind(409, 'Bad request', 'No turns are taken now.'),
  'waiting-list-paused': kind(409, 'Bad request', 'No new turns for a moment. Ask at the counter.'),
  'waiting-list-full': kind(409, 'Bad request', 'The list is full. Try again later.'),
  'already-waiting': kind(409, 'Bad request', 'This number is on the list already. We have texted it the link.'),
  'idempotency-mismatch': kind(409, 'Bad request', 'This idempotency key was used with another request.'),
  'too-large': kind(413, 'Bad request', 'The request is too large.'),
  'unsupported-type': kind(415, 'Bad request', 'This type of content is not supported.'),
  'outside-send-window': kind(
    422,
    'Bad request',
    'Marketing messages go out on weekdays 9:00-20:00 and Saturdays 9:00-17:00.',
  ),
  'rule-violated': kind(422, 'Bad request', 'A rule of the business forbids this.'),
  'review-link-missing': kind(422, 'Bad request', 'A review link is missing.'),
  'limit-reached': kind(422, 'Bad request', 'There can be no more of these.'),
  'too-many-requests': kind(429, 'Bad request', 'Too many attempts. Try again later.'),
  internal: kind(500, 'Internal Server Error', 'An unexpected error has occurred.'),
  unavailable: kind(503, 'Internal Server Error', 'A part of Bellbird is not available. Try again in a moment.'),
  timeout: kind(504, 'Request time-out', 'The request took too long.'),
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;
