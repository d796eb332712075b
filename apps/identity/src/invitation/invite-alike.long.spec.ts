import { newEmail, startIdentity, the, type IdentityUnderTest, type Person } from '../../test/identity-under-test.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

const invite = 'mutation ($people: [UserInput!]!) { inviteUsers(people: $people) { count } }';
const pairs = 500;
const pairsOfABusiness = 50;

/** Milliseconds that inviting an address takes. */
async function invited(by: Person, email: string): Promise<number> {
  const began = performance.now();
  the(await by.ask(invite, { people: [{ email, permissions: [] }] }));
  return performance.now() - began;
}

/**
 * Two-sided p of the sign test, by the normal approximation: how likely so many of `pairs` would be slower where neither
 * kind is slower.
 */
function signTest(slower: number, of: number): number {
  const z = (Math.abs(slower - of / 2) - 0.5) / Math.sqrt(of / 4);
  // Abramowitz and Stegun 7.1.26: the error function to 1.5e-7.
  const x = Math.max(0, z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return terms.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x);
}

it('5. an address that has an account elsewhere takes as long to invite as one that has none: 500 pairs', async () => {
  const elsewhere = await world.owner();
  let slower = 0;
  for (let done = 0; done < pairs; done += pairsOfABusiness) {
    const mia = await world.owner();
    const known: string[] = [];
    for (let n = 0; n < pairsOfABusiness; n += 1) known.push(newEmail());
    await world.service.sql(
      `insert into account (id, tenant_id, role, email, first_name, last_name, status)
       select gen_random_uuid(), $1, 'merchant', email, 'Sam', 'Lee', 'inactive' from unnest($2::text[]) email`,
      [elsewhere.tenantId, known],
    );
    for (const [n, email] of known.entries()) {
      // Which of the two comes first changes from pair to pair.
      const times = new Map<'known' | 'unknown', number>();
      for (const kind of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
        times.set(kind, await invited(mia, kind === 'known' ? email : newEmail()));
      if (times.get('known')! > times.get('unknown')!) slower += 1;
    }
  }
  const p = signTest(slower, pairs);
  console.info(`${slower} of ${pairs} known addresses took longer than the unknown one beside: p = ${p.toFixed(3)}`);
  expect(p).toBeGreaterThan(0.01);
}, 600_000);
