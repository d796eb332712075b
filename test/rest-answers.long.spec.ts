import { readFileSync } from 'node:fs';
import { adminSettings, play } from './rest-answers/play.js';
import type { Recorded } from './rest-answers/recorder.js';
import { operationsOf, type Operation } from './support/openapi.js';
import { Product } from './support/product.js';

const file = new URL('rest-answers/recorded.json', import.meta.url);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded[];

/** No change of the inside changes a byte of what the outside is answered: test/rest-answers/README.md. */
describe('what REST answers', () => {
  let product: Product;
  let operations: Operation[];
  let played: Recorded[];

  beforeAll(async () => {
    product = await Product.start(adminSettings);
    operations = await operationsOf(product.url);
    played = await play(product);
  }, 600_000);
  afterAll(() => product?.stop());

  it('is recorded of every route: that it succeeds, and each refusal that it can give', () => {
    const missing = operations.flatMap(({ name, access, path }) => {
      const of = recorded.filter(({ route }) => route === name);
      const has = (...statuses: number[]): boolean => of.some(({ status }) => statuses.includes(status));
      return [
        ...(has(200, 201, 202, 204) || name in notRecorded ? [] : [`${name}: success`]),
        ...(has(400) || name === basicOnly ? [] : [`${name}: bad input`]),
        ...(access === 'public' || has(401) ? [] : [`${name}: no token`]),
        ...(!/\{(?:\w*[iI]d|key)\}/.test(path) || anyId.test(name) || has(404) ? [] : [`${name}: an unknown id`]),
      ];
    });
    expect(missing).toEqual([]);
    const needless = Object.keys(notRecorded).filter(
      (name) =>
        !operations.some((each) => each.name === name) ||
        recorded.some(({ route, status }) => route === name && status < 300),
    );
    expect(needless).toEqual([]);
  });

  it('are the same calls', () => {
    expect(played.map(({ route, about }) => `${route}: ${about}`)).toEqual(
      recorded.map(({ route, about }) => `${route}: ${about}`),
    );
  });

  it('is byte for byte what was recorded, but for ids, times and the like', () => {
    const [now, before] = [played, recorded].map((answers) => answers.map((answer) => JSON.stringify(answer, null, 1)));
    const changed = now!.flatMap((answer, at) => (answer === before![at] ? [] : [at]));
    // Only what differs, so that what jest shows is short.
    expect(changed.map((at) => now![at]).join('\n')).toBe(changed.map((at) => before![at]).join('\n'));
  });
});

/** Calls that succeed in other tests alone, and why. */
const notRecorded: Readonly<Record<string, string>> = {
  'GET /notifications/jobs/{jobId}': 'bulk deletes of notifications never become jobs',
  'POST /auth/second-step-recovery/{code}': 'the code comes a day after it was asked for',
  'POST /auth/google/start': 'leads to a page of the provider: test/browser/google.browser.spec.ts',
  'POST /auth/google/callback': 'the same',
  'POST /auth/google/sign-up': 'the same',
  'POST /auth/google/link': 'the same',
  'POST /users/disable-2fa/by-email/{code}': 'by a code of a mail: apps/identity/src/two-factor',
  'POST /auth/links/{kind}/{token}': 'the mails that it stands in go out later',
  'POST /notifications/unsubscribe/{token}': 'the same',
};
/** Who does not sign in is told so before anything else. */
const basicOnly = 'POST /auth/sign-in';
/**
 * There is one soft draft a person, whatever the id says; money is given with a key or not at all, and support is let in
 * by nobody there.
 */
const anyId = /draft-campaign|\/credit$|support-session$/;
