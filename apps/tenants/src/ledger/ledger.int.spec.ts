import { randomUUID } from 'node:crypto';
import { namedId, newId, sqlState } from '@bellbird/database';
import { ledgerDatabase, payIn, type LedgerDatabase } from '../../test/ledger-database.js';
import { readBalance } from './balance.js';
import {
  cancel,
  cancelAll,
  capture,
  captureAll,
  close,
  closeAll,
  refusalOf,
  reinstate,
  reserve,
  reserveAll,
  takeMoneyBack,
  topUp,
} from './ledger.js';

const at = new Date('2026-11-20T01:00:00.000Z');

describe('the ledger', () => {
  let ledger: LedgerDatabase;
  let tenantId: string;

  beforeAll(async () => {
    ledger = await ledgerDatabase(20);
  });
  afterAll(async () => ledger.drop());
  beforeEach(() => {
    tenantId = newId();
  });
  // Check 2: the same SQL that runs hourly, after every case.
  afterEach(async () => expect(await ledger.violations()).toEqual([]));

  const inTenant = <T>(work: Parameters<typeof ledger.db.tenant<T>>[1], who = tenantId): Promise<T> =>
    ledger.db.tenant(who, work);
  const balance = (who = tenantId) => inTenant((tx) => readBalance(tx, who), who);
  const hold = (amount: bigint, holdId = newId(), who = tenantId, subjectId = holdId) =>
    inTenant(
      (tx) => reserve(tx, { holdId, subjectId, subject: 'campaign', amount, currency: 'AUD', priceVersion: 1 }, at),
      who,
    );
  const charge = (holdId: string, amount: bigint, settleId = newId(), late = false, who = tenantId) =>
    inTenant((tx) => capture(tx, holdId, { settleId, charge: amount, late }, at), who);
  const finish = (holdId: string, captures: number, total: bigint, who = tenantId) =>
    inTenant((tx) => close(tx, holdId, { captures, total }, at), who);
  const takeBack = (holdId: string, who = tenantId, subjectId = holdId) =>
    inTenant((tx) => cancel(tx, { holdId, subjectId, currency: 'AUD' }, at), who);
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => refusalOf(error) ?? sqlState(error),
    );
  /** Money for the month, which is spent first. */
  const grantMonthly = (amount: bigint, id = newId()) =>
    inTenant((tx) =>
      tx.query('select ledger_adjust($1, $2, $3, $4, $5, $6)', [
        id,
        'promo',
        'available_monthly',
        amount,
        'AUD',
        'plan',
      ]),
    );

  describe('holds', () => {
    it('reserves, captures part, and gives the rest back to the micro-dollar', async () => {
      await payIn(ledger.db, tenantId, 10_000_001n);
      const { holdId, outcome } = await hold(7_000_001n);
      expect(outcome).toBe('held');
      expect(await balance()).toEqual({
        balance: 3_000_000n,
        prepaid: 10_000_001n,
        frozen: 7_000_001n,
        monthly: 0n,
        owed: 0n,
      });
      expect(await charge(holdId, 2_345_678n)).toMatchObject({
        outcome: 'captured',
        charged: 2_345_678n,
        closes: false,
      });
      expect(await finish(holdId, 1, 2_345_678n)).toMatchObject({
        outcome: 'closed',
        captured: 2_345_678n,
        released: 4_654_323n,
        balance: 7_654_323n,
      });
      expect(await balance()).toEqual({ balance: 7_654_323n, prepaid: 7_654_323n, frozen: 0n, monthly: 0n, owed: 0n });
    });

    it("spends the month's money first and gives it back to the month", async () => {
      await payIn(ledger.db, tenantId, 10_000_000n);
      await grantMonthly(3_000_000n);
      const first = await hold(5_000_000n);
      expect(await balance()).toEqual({
        balance: 8_000_000n,
        prepaid: 10_000_000n,
        frozen: 5_000_000n,
        monthly: 3_000_000n,
        owed: 0n,
      });
      await charge(first.holdId, 1_000_000n);
      expect(await balance()).toEqual({
        balance: 8_000_000n,
        prepaid: 10_000_000n,
        frozen: 4_000_000n,
        monthly: 2_000_000n,
        owed: 0n,
      });
      await finish(first.holdId, 1, 1_000_000n);
      expect(await balance()).toEqual({
        balance: 12_000_000n,
        prepaid: 10_000_000n,
        frozen: 0n,
        monthly: 2_000_000n,
        owed: 0n,
      });
      const second = await hold(12_000_000n);
      await charge(second.holdId, 11_000_000n);
      expect(await finish(second.holdId, 1, 11_000_000n)).toMatchObject({ released: 1_000_000n });
      expect(await balance()).toEqual({ balance: 1_000_000n, prepaid: 1_000_000n, frozen: 0n, monthly: 0n, owed: 0n });
    });

    it('declines once and for all: the same question gets the same answer after money has come', async () => {
      await payIn(ledger.db, tenantId, 1_000_000n);
      const holdId = newId();
      expect(await hold(1_500_000n, holdId)).toMatchObject({ outcome: 'declined', shortfall: 500_000n });
      await payIn(ledger.db, tenantId, 5_000_000n);
      expect(await hold(1_500_000n, holdId)).toMatchObject({ outcome: 'declined', shortfall: 500_000n });
      expect(await balance()).toMatchObject({ balance: 6_000_000n, frozen: 0n });
    });

    it("is refused with other content, with another subject, and under another tenant's id, with no effect", async () => {
      await payIn(ledger.db, tenantId, 5_000_000n);
      const { holdId } = await hold(1_000_000n);
      expect(await refusal(hold(1_000_001n, holdId))).toBe('idempotency-mismatch');
      expect(await refusal(hold(1_000_000n, holdId, tenantId, newId()))).toBe('idempotency-mismatch');
      expect(await refusal(hold(1_000_000n, newId(), tenantId, holdId))).toBe('idempotency-mismatch');
      const other = newId();
      await payIn(ledger.db, other, 5_000_000n);
      expect(await refusal(hold(1_000_000n, holdId, other))).toBe('idempotency-mismatch');
      expect(await refusal(takeBack(holdId, other))).toBe('idempotency-mismatch');
      // Another tenant's hold answers as one that does not exist.
      for (const id of [holdId, newId()]) {
        expect(await refusal(charge(id, 1n, newId(), false, other))).toBe('no-such-hold');
        expect(await refusal(finish(id, 0, 0n, other))).toBe('no-such-hold');
      }
      expect(await balance(other)).toMatchObject({ balance: 5_000_000n, frozen: 0n });
      expect(await balance()).toMatchObject({ balance: 4_000_000n, frozen: 1_000_000n });
    });

    // Check 5.
    it('refuses a capture above what is left, and resolves once', async () => {
      await payIn(ledger.db, tenantId, 5_000_000n);
      const { holdId } = await hold(3_000_000n);
      expect(await refusal(charge(holdId, 3_000_001n))).toBe('more-than-held');
      await charge(holdId, 1_000_000n);
      expect(await refusal(charge(holdId, 2_000_001n))).toBe('more-than-held');
      const closed = await finish(holdId, 1, 1_000_000n);
      const entries = await ledger.asAdmin('select count(*)::int as n from entry');
      expect(await finish(holdId, 1, 1_000_000n)).toEqual(closed);
      expect(await takeBack(holdId)).toEqual(closed);
      expect(await hold(3_000_000n, holdId)).toMatchObject({
        outcome: 'held',
        captured: 1_000_000n,
        released: 2_000_000n,
      });
      expect(await ledger.asAdmin('select count(*)::int as n from entry')).toEqual(entries);
    });

    it('captures 0 without a transfer, and counts it', async () => {
      await payIn(ledger.db, tenantId, 5_000_000n);
      const { holdId } = await hold(1_000_000n);
      const settleId = newId();
      expect(await charge(holdId, 0n, settleId)).toMatchObject({ outcome: 'captured', charged: 0n });
      expect(await ledger.asAdmin('select 1 from transfer where id = $1', [settleId])).toEqual([]);
      expect(await finish(holdId, 1, 0n)).toMatchObject({ outcome: 'closed', captured: 0n, released: 1_000_000n });
    });

    it('pays for nothing where it was declined or is a tombstone, and lets what costs nothing pass', async () => {
      const declined = await hold(1_000_000n);
      const tombstone = await takeBack(newId());
      for (const holdId of [declined.holdId, tombstone.holdId]) {
        expect(await refusal(charge(holdId, 1n))).toBe('no-such-hold');
        expect(await charge(holdId, 0n)).toMatchObject({ outcome: 'ignored' });
        expect(await finish(holdId, 1, 0n)).toMatchObject({ outcome: 'closed', captured: 0n, released: 0n });
      }
    });

    // Check 16: what a slice charges was priced by its hold's version; a newer list changes nothing of it.
    it('charges with the version that was frozen when it was reserved', async () => {
      await payIn(ledger.db, tenantId, 10_000_000n);
      const { holdId } = await hold(160_000n);
      await ledger.asAdmin(
        `insert into price_list select app_service_id, 2, currency, '{"AU": "90000"}', now() from price_list where version = 1`,
      );
      await charge(holdId, 80_000n);
      await charge(holdId, 80_000n);
      expect(await finish(holdId, 2, 160_000n)).toMatchObject({ outcome: 'closed', captured: 160_000n, released: 0n });
      expect(await ledger.asAdmin('select price_version from hold where id = $1', [holdId])).toEqual([
        { price_version: 1 },
      ]);
      await ledger.asAdmin('delete from price_list where version = 2');
    });
  });

  describe('many at once', () => {
    /** What is asked of a hold, by what it wants. */
    const wishesFor = (amounts: readonly bigint[]) =>
      amounts.map((amount) => ({
        holdId: newId(),
        subjectId: newId(),
        subject: 'other' as const,
        amount,
        currency: 'AUD',
        priceVersion: null,
      }));
    /** Answers of a list, without the ids, which differ from one tenant to the next. */
    const bare = (answers: readonly object[]) =>
      answers.map((answer) =>
        JSON.stringify(answer, (name, value: unknown) =>
          name === 'holdId' || name === 'subjectId' ? undefined : typeof value === 'bigint' ? value.toString() : value,
        ),
      );

    it('are answered as one after the other, in every order, with each twice', async () => {
      for (const amounts of permutations([400n, 700n, 100n, 300n])) {
        const [oneByOne, atOnce] = [false, true].map(async (together) => {
          const who = newId();
          await payIn(ledger.db, who, 1_000n);
          const each = async <Asked, Answer>(
            all: (tx: Parameters<typeof reserveAll>[0], list: readonly Asked[], at: Date) => Promise<Answer[]>,
            list: readonly Asked[],
          ): Promise<Answer[]> => {
            if (together) return inTenant((tx) => all(tx, list, at), who);
            const answers: Answer[] = [];
            for (const one of list) answers.push(...(await inTenant((tx) => all(tx, [one], at), who)));
            return answers;
          };
          const wishes = wishesFor(amounts);
          const holds = await each(reserveAll, [...wishes, ...wishes]);
          const held = wishes.filter((_, nth) => holds[nth]!.outcome === 'held');
          const settlements = held.map(({ holdId, amount }) => ({
            holdId,
            settleId: newId(),
            charge: amount / 2n,
            late: false,
          }));
          const [first, ...later] = settlements;
          const ends = held.map(({ holdId, amount }) => ({ holdId, captures: 1, total: amount / 2n }));
          return [
            ...bare(holds),
            ...bare(await each(captureAll, [first!, first!])),
            // All but the first wait for their captures, which then close them.
            ...bare(await each(closeAll, [...ends, ...ends])),
            ...bare(await each(captureAll, [...later, ...settlements])),
            ...bare(await each(cancelAll, [...wishes, ...wishesFor([1n])])),
            ...bare([await balance(who)]),
          ];
        });
        expect(await atOnce).toEqual(await oneByOne);
      }
    }, 60_000);

    it('are all refused where one is, with no effect', async () => {
      await payIn(ledger.db, tenantId, 1_000n);
      const [first, second, third] = wishesFor([100n, 200n, 300n]);
      await inTenant((tx) => reserveAll(tx, [first!], at));
      const changed = [second!, { ...first!, amount: 101n }, third!];
      expect(await refusal(inTenant((tx) => reserveAll(tx, changed, at)))).toBe('idempotency-mismatch');
      const settlements = [60n, 60n].map((charge) => ({
        holdId: first!.holdId,
        settleId: newId(),
        charge,
        late: false,
      }));
      expect(await refusal(inTenant((tx) => captureAll(tx, settlements, at)))).toBe('more-than-held');
      expect(await balance()).toMatchObject({ balance: 900n, frozen: 100n });
    });

    it('of an empty list have no answers', async () => {
      const none = await inTenant(async (tx) => [
        await reserveAll(tx, [], at),
        await captureAll(tx, [], at),
        await closeAll(tx, [], at),
        await cancelAll(tx, [], at),
      ]);
      expect(none).toEqual([[], [], [], []]);
    });
  });

  // Check 3.
  it('lets exactly one of 64 parallel reserves of 60 % through', async () => {
    await payIn(ledger.db, tenantId, 10_000_000n);
    const answers = await Promise.all(Array.from({ length: 64 }, () => hold(6_000_000n)));
    expect(answers.filter(({ outcome }) => outcome === 'held')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'declined')).toHaveLength(63);
    expect(await balance()).toMatchObject({ balance: 4_000_000n, frozen: 6_000_000n });
  });

  // Check 4.
  it('does the same thing 100 times in parallel once, with 100 equal answers; with other content 409 for all', async () => {
    await payIn(ledger.db, tenantId, 10_000_000n);
    const holdId = newId();
    const holds = await Promise.all(Array.from({ length: 100 }, () => hold(5_000_000n, holdId)));
    expect(new Set(holds.map(({ outcome, reserved }) => `${outcome} ${reserved}`))).toEqual(new Set(['held 5000000']));
    const settleId = newId();
    const captures = await Promise.all(Array.from({ length: 100 }, () => charge(holdId, 2_000_000n, settleId)));
    expect(
      new Set(captures.map((answer) => `${answer.outcome} ${answer.charged} ${answer.writtenOff} ${answer.closes}`)),
    ).toEqual(new Set(['captured 2000000 0 false']));
    expect(
      new Set(await Promise.all(Array.from({ length: 100 }, () => refusal(charge(holdId, 2_000_001n, settleId))))),
    ).toEqual(new Set(['idempotency-mismatch']));
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => refusal(hold(5_000_001n, holdId)))))).toEqual(
      new Set(['idempotency-mismatch']),
    );
    expect(
      await ledger.asAdmin('select kind, count(*)::int as n from transfer where tenant_id = $1 group by 1 order by 1', [
        tenantId,
      ]),
    ).toEqual([
      { kind: 'capture', n: 1 },
      { kind: 'reserve', n: 1 },
      { kind: 'topup', n: 1 },
    ]);
    expect(await balance()).toMatchObject({ balance: 5_000_000n, frozen: 3_000_000n });
  });

  it('credits one payment once, however often and in parallel, and never another amount', async () => {
    const topUpId = newId();
    await inTenant((tx) =>
      tx.execute(
        `insert into top_up (id, tenant_id, user_id, request_hash, amount, currency, created_at) values ($1, $2, $3, '\\x00', 5000000, 'AUD', now())`,
        [topUpId, tenantId, newId()],
      ),
    );
    const credit = (amount = 5_000_000n, currency = 'AUD', intentId = 'pi_1', who = tenantId) =>
      inTenant(
        (tx) => topUp(tx, { transferId: namedId('top-up', topUpId), topUpId, intentId, amount, currency }, at),
        who,
      );
    for (const wrong of [
      credit(5_000_001n),
      credit(4_999_999n),
      credit(5_000_000n, 'USD'),
      credit(5_000_000n, 'AUD', 'pi_1', newId()),
    ])
      expect(await refusal(wrong)).toBe('other-payment');
    const answers = await Promise.all(Array.from({ length: 100 }, () => credit()));
    expect(answers.filter(({ firstTime }) => firstTime)).toHaveLength(1);
    expect(new Set(answers.map(({ accountVersion }) => accountVersion)).size).toBe(1);
    expect(await refusal(credit(5_000_000n, 'AUD', 'pi_2'))).toBe('other-payment');
    expect(await refusal(credit(6_000_000n))).toBe('idempotency-mismatch');
    expect(await balance()).toMatchObject({ balance: 5_000_000n });
  });

  describe('check 7: values near the ends of bigint', () => {
    const nearly = 2n ** 63n - 1n;

    it('keeps 2^53 + 1 and 2^63 - 1 exactly', async () => {
      for (const amount of [2n ** 53n + 1n, nearly]) {
        const who = newId();
        // The clearing account of one shard holds the other side: a currency of its own for each.
        const currency = amount === nearly ? 'XTS' : 'XXX';
        await payIn(ledger.db, who, amount, currency);
        expect(await inTenant((tx) => readBalance(tx, who, currency), who)).toMatchObject({
          balance: amount,
          prepaid: amount,
        });
      }
    });

    it('refuses cleanly what would not fit', async () => {
      await payIn(ledger.db, tenantId, nearly - 10n, 'XUA');
      expect(await refusal(payIn(ledger.db, tenantId, 11n, 'XUA'))).toBe('too-large');
      expect(await refusal(hold(-1n))).toBe('too-large');
      expect(await inTenant((tx) => readBalance(tx, tenantId, 'XUA'))).toMatchObject({ balance: nearly - 10n });
    });
  });

  describe('check 8: append only', () => {
    const forbidden = '42501';

    it("lets neither of the service's roles change or remove what was posted, nor write it but through the functions", async () => {
      await payIn(ledger.db, tenantId, 1_000_000n);
      const { holdId } = await hold(500_000n);
      await charge(holdId, 100_000n);
      for (const table of ['entry', 'transfer', 'hold_capture', 'account', 'hold']) {
        for (const statement of [
          `update ${table} set tenant_id = tenant_id`,
          `delete from ${table}`,
          `insert into ${table} select * from ${table}`,
          `truncate ${table}`,
        ]) {
          expect([statement, await refusal(inTenant((tx) => tx.query(statement)))]).toEqual([statement, forbidden]);
          expect([statement, await refusal(ledger.db.system((tx) => tx.query(statement)))]).toEqual([
            statement,
            forbidden,
          ]);
        }
      }
    });

    it("lets not even the ledger's own role change a transfer or an entry", async () => {
      const rows = await ledger.asAdmin<{ table_name: string; privilege_type: string }>(
        `select table_name, privilege_type from information_schema.role_table_grants where grantee = $1 and table_name in ('entry', 'transfer', 'hold_capture') order by 1, 2`,
        [ledger.role('ledger')],
      );
      expect(rows.map((row) => `${row.table_name} ${row.privilege_type}`)).toEqual(
        ['entry', 'hold_capture', 'transfer'].flatMap((table) => [`${table} INSERT`, `${table} SELECT`]),
      );
    });

    it('calls the inner functions from nowhere outside', async () => {
      const inner = ['ledger_post', 'ledger_lock', 'ledger_release_rest', 'ledger_platform_account'];
      const rows = await ledger.asAdmin<{ proname: string }>(
        `select proname from pg_proc where proname like 'ledger\\_%' and (has_function_privilege($1, oid, 'execute') or has_function_privilege('public', oid, 'execute')) order by 1`,
        [ledger.role('app')],
      );
      expect(rows.map((row) => row.proname).filter((name) => inner.includes(name))).toEqual([]);
      expect(rows.map((row) => row.proname)).toEqual([
        'ledger_adjust',
        'ledger_cancel',
        'ledger_capture',
        'ledger_chargeback',
        'ledger_close',
        'ledger_credit',
        'ledger_lift',
        'ledger_refund',
        'ledger_reinstate',
        'ledger_reserve',
        'ledger_suspend',
        'ledger_top_up',
      ]);
    });

    it('refuses at commit entries that do not sum to 0, and a transfer without entries', async () => {
      await payIn(ledger.db, tenantId, 1_000_000n);
      const id = randomUUID();
      const post = (entries: string) =>
        ledger.asAdmin(
          `insert into transfer (id, kind, tenant_id, currency, amount, request_hash) values ('${id}', 'adjust', '${tenantId}', 'AUD', 5, '\\x00');
         insert into entry select '${id}', id, amount, 0, 1000 + n, tenant_id from (select a.id, a.tenant_id, e.amount, row_number() over () as n
           from (values ('held', 5::bigint), ('revenue', ${entries}::bigint)) e(kind, amount) join account a using (kind) where a.tenant_id = '${tenantId}' and e.amount <> 0) x`,
        );
      await expect(post('-4')).rejects.toMatchObject({ constraint: 'transfer_balances' });
      await expect(post('0')).rejects.toMatchObject({ constraint: 'transfer_balances' });
      await expect(
        ledger.asAdmin(
          `insert into transfer (id, kind, tenant_id, currency, amount, request_hash) values ('${id}', 'adjust', '${tenantId}', 'AUD', 5, '\\x00')`,
        ),
      ).rejects.toMatchObject({ constraint: 'transfer_balances' });
    });
  });

  // Check 66.
  describe('row-level security', () => {
    it('stands before every table with a tenant, forced', async () => {
      const open = await ledger.asAdmin(
        `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)`,
      );
      expect(open).toEqual([]);
    });

    it('shows nothing without a tenant, nothing of another one, and nothing of the platform', async () => {
      await payIn(ledger.db, tenantId, 1_000_000n);
      const { holdId } = await hold(500_000n);
      await charge(holdId, 100_000n);
      for (const table of ['tenant', 'top_up', 'account', 'transfer', 'entry', 'hold', 'hold_capture', 'billing_row']) {
        const count = `select count(*)::int as n from ${table}`;
        expect(await ledger.db.eachTenant(async (as) => (await as('')).query(count))).toEqual([{ n: 0 }]);
        expect(await inTenant((tx) => tx.query(count), newId())).toEqual([{ n: 0 }]);
        expect(await inTenant((tx) => tx.query(`${count} where tenant_id <> $1`, [tenantId]))).toEqual([{ n: 0 }]);
      }
      expect(
        await refusal(
          ledger.db.eachTenant(async (as) =>
            reserve(
              await as(''),
              {
                holdId: newId(),
                subjectId: newId(),
                subject: 'other',
                amount: 0n,
                currency: 'AUD',
                priceVersion: null,
              },
              at,
            ),
          ),
        ),
      ).toBe('LG006');
    });
  });

  // Check 10.
  it('holds nothing when the cancel and the request have both arrived, in either order, 1,000 times', async () => {
    await payIn(ledger.db, tenantId, 10_000_000n);
    const outcomes = new Map<string, number>();
    const count = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
    for (let round = 0; round < 1_000; round += 20) {
      await Promise.all(
        Array.from({ length: 20 }, async (_, n) => {
          const holdId = newId();
          if (n % 4 === 0) {
            expect(await takeBack(holdId)).toMatchObject({
              outcome: 'closed',
              reserved: 0n,
              captured: 0n,
              released: 0n,
            });
            count((await hold(100_000n, holdId)).outcome);
          } else if (n % 4 === 1) {
            count((await hold(100_000n, holdId)).outcome);
            expect(await takeBack(holdId)).toMatchObject({ outcome: 'closed', released: 100_000n });
          } else {
            const [asked, takenBack] = await Promise.all([hold(100_000n, holdId), takeBack(holdId)]);
            count(asked.outcome);
            expect(takenBack).toMatchObject({ outcome: 'closed', released: asked.outcome === 'held' ? 100_000n : 0n });
          }
        }),
      );
    }
    expect(await balance()).toMatchObject({ balance: 10_000_000n, frozen: 0n });
    expect([...outcomes.keys()].sort()).toEqual(['held', 'void']);
  }, 60_000);

  // Check 11.
  it('ends with the same balances whatever the order of captures and close, with each twice', async () => {
    const ends = new Set<string>();
    for (const order of permutations(['capture 0', 'capture 1', 'capture 2', 'capture 3', 'close'])) {
      const who = newId();
      await payIn(ledger.db, who, 1_000_000n);
      const { holdId } = await hold(800_000n, newId(), who);
      const settles = Array.from({ length: 4 }, () => newId());
      const closings: string[] = [];
      for (const event of order.flatMap((each, index) => (index % 2 === 0 ? [each, each] : [each]))) {
        const n = Number(event.split(' ')[1]);
        if (event === 'close') closings.push((await finish(holdId, 4, 300_000n, who)).outcome);
        else if ((await charge(holdId, BigInt(n) * 50_000n, settles[n], false, who)).closes)
          closings.push('closed by a capture');
      }
      expect(closings.filter((each) => each !== 'closing').length).toBeGreaterThan(0);
      const [row] = await ledger.asAdmin<{ state: string }>(
        'select state, captured, released, seen_captures, overdrawn from hold where id = $1',
        [holdId],
      );
      ends.add(
        JSON.stringify([row, await balance(who)], (_, value: unknown) =>
          typeof value === 'bigint' ? value.toString() : value,
        ),
      );
    }
    expect([...ends]).toEqual([
      JSON.stringify([
        { state: 'closed', captured: '300000', released: '500000', seen_captures: 4, overdrawn: '0' },
        { balance: '700000', prepaid: '700000', frozen: '0', monthly: '0', owed: '0' },
      ]),
    ]);
  }, 60_000);

  it('stays closing while a capture is missing or the sums disagree', async () => {
    await payIn(ledger.db, tenantId, 1_000_000n);
    const { holdId } = await hold(800_000n);
    await charge(holdId, 100_000n);
    expect(await finish(holdId, 2, 200_000n)).toMatchObject({ outcome: 'closing' });
    expect(await takeBack(holdId)).toMatchObject({ outcome: 'closing' });
    await charge(holdId, 50_000n, newId(), true);
    expect(await charge(holdId, 90_000n)).toMatchObject({ closes: false });
    expect(await balance()).toMatchObject({ balance: 200_000n, frozen: 560_000n });
    expect(await finish(holdId, 3, 290_000n)).toMatchObject({ outcome: 'closing' });
    expect(await charge(holdId, 100_000n)).toMatchObject({ closes: true });
    expect(await balance()).toMatchObject({ balance: 660_000n, frozen: 0n });
  });

  // Check 12 and 14.
  describe('after the close', () => {
    it('takes an ordinary charge from what is available, down to 0, and the rest is owed', async () => {
      await payIn(ledger.db, tenantId, 1_000_000n);
      const { holdId } = await hold(400_000n);
      await finish(holdId, 0, 0n);
      const second = await hold(700_000n);
      expect(await charge(holdId, 350_000n)).toMatchObject({ outcome: 'after-close', charged: 350_000n });
      expect(await balance()).toEqual({ balance: 0n, prepaid: 700_000n, frozen: 700_000n, monthly: 0n, owed: 50_000n });
      const [row] = await ledger.asAdmin('select captured, released, overdrawn from hold where id = $1', [holdId]);
      expect(row).toEqual({ captured: 0n, released: 400_000n, overdrawn: 350_000n });
      expect(second.outcome).toBe('held');
    });

    it('writes a late charge off, and before it takes what the hold has left', async () => {
      await payIn(ledger.db, tenantId, 1_000_000n);
      const { holdId } = await hold(400_000n);
      await charge(holdId, 300_000n);
      expect(await charge(holdId, 150_000n, newId(), true)).toMatchObject({
        outcome: 'captured',
        charged: 100_000n,
        writtenOff: 50_000n,
      });
      await finish(holdId, 1, 300_000n);
      expect(await charge(holdId, 80_000n, newId(), true)).toMatchObject({
        outcome: 'written-off',
        charged: 0n,
        writtenOff: 80_000n,
      });
      expect(await balance()).toEqual({ balance: 600_000n, prepaid: 600_000n, frozen: 0n, monthly: 0n, owed: 0n });
    });

    it('takes a chargeback from what is available, the rest is owed and the tenant suspended: nothing more is held', async () => {
      await inTenant((tx) =>
        tx.execute(
          `insert into tenant (tenant_id, details_from, country, time_zone, created_at, updated_at) values ($1, 'first-use', 'AU', 'UTC', now(), now())`,
          [tenantId],
        ),
      );
      await payIn(ledger.db, tenantId, 1_000_000n);
      const { holdId } = await hold(900_000n);
      expect(
        await inTenant((tx) => tx.query('select * from ledger_chargeback($1, 1000000, $2)', [newId(), 'AUD'])),
      ).toEqual([{ first_time: true, owed: 900_000n }]);
      expect(await balance()).toEqual({
        balance: 0n,
        prepaid: 900_000n,
        frozen: 900_000n,
        monthly: 0n,
        owed: 900_000n,
      });
      await finish(holdId, 0, 0n);
      expect(await balance()).toMatchObject({ balance: 900_000n, owed: 900_000n });
      expect(await hold(100_000n)).toMatchObject({ outcome: 'suspended' });
    });

    it('never releases by a clock: an old hold is only marked, and named until it is charged again', async () => {
      await payIn(ledger.db, tenantId, 1_000_000n);
      const { holdId } = await hold(400_000n);
      const stale = () =>
        ledger.db.system((tx) =>
          tx.query<{ hold_id: string; state: string }>('select * from ledger_mark_stale() where tenant_id = $1', [
            tenantId,
          ]),
        );
      expect(await stale()).toEqual([]);
      await ledger.asAdmin(
        `update hold set expires_at = now() - interval '1 minute', opened_at = now() - interval '26 hours' where id = $1`,
        [holdId],
      );
      expect(await stale()).toMatchObject([{ hold_id: holdId, state: 'open' }]);
      expect(await stale()).toHaveLength(1);
      expect(await balance()).toMatchObject({ balance: 600_000n, frozen: 400_000n });
      await charge(holdId, 100_000n);
      expect(await stale()).toEqual([]);
      await finish(holdId, 2, 200_000n);
      expect(await stale()).toEqual([]);
      await ledger.asAdmin(`update hold set closing_since = now() - interval '16 minutes' where id = $1`, [holdId]);
      expect(await stale()).toMatchObject([{ hold_id: holdId, state: 'closing' }]);
      expect(await balance()).toMatchObject({ frozen: 300_000n });
    });
  });

  it('takes back what the provider gave back, once, also as two kinds side by side, and reinstates it to what is owed first', async () => {
    await inTenant((tx) =>
      tx.execute(
        `insert into tenant (tenant_id, details_from, country, time_zone, created_at, updated_at) values ($1, 'first-use', 'AU', 'UTC', now(), now())`,
        [tenantId],
      ),
    );
    const isSuspended = async () =>
      (
        await ledger.asAdmin<{ is: boolean }>(
          'select suspended_at is not null as is from tenant where tenant_id = $1',
          [tenantId],
        )
      )[0]!.is;
    await payIn(ledger.db, tenantId, 1_000_000n);
    await hold(900_000n);
    const refund = { transferId: newId(), kind: 'refund' as const, amount: 300_000n, currency: 'AUD' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        if (n === 3) await payIn(ledger.db, tenantId, 150_000n);
        return inTenant((tx) => takeMoneyBack(tx, refund, at));
      }),
    );
    expect(answers.filter(({ firstTime }) => firstTime)).toHaveLength(1);
    // As much as there was when it was booked; the rest is owed.
    const { balance: left, owed } = await balance();
    expect(left - owed).toBe(-50_000n);
    expect(await isSuspended()).toBe(owed > 0n);
    const again = { transferId: newId(), amount: 300_000n, currency: 'AUD' };
    expect(await inTenant((tx) => reinstate(tx, again, at))).toEqual({ firstTime: true });
    expect(await inTenant((tx) => reinstate(tx, again, at))).toEqual({ firstTime: false });
    expect(await balance()).toMatchObject({ balance: left + 300_000n - owed, owed: 0n });
    expect(await isSuspended()).toBe(false);
  });

  it('pays back no more than what can be spent', async () => {
    await payIn(ledger.db, tenantId, 1_000_000n);
    await hold(900_000n);
    const refund = (amount: bigint, id = newId()) =>
      inTenant((tx) => tx.query('select ledger_refund($1, $2, $3) as first', [id, amount, 'AUD']));
    expect(await refusal(refund(100_001n))).toBe('not-available');
    const id = newId();
    expect(await refund(100_000n, id)).toEqual([{ first: true }]);
    expect(await refund(100_000n, id)).toEqual([{ first: false }]);
    expect(await balance()).toMatchObject({ balance: 0n, frozen: 900_000n });
  });

  it('finds each kind of breach: a checker that never rings proves nothing', async () => {
    const spoilt = await ledgerDatabase(2);
    try {
      const who = newId();
      await payIn(spoilt.db, who, 1_000_000n);
      const holdId = newId();
      await spoilt.db.tenant(who, (tx) =>
        reserve(
          tx,
          { holdId, subjectId: holdId, subject: 'campaign', amount: 400_000n, currency: 'AUD', priceVersion: 1 },
          at,
        ),
      );
      await spoilt.db.tenant(who, (tx) =>
        capture(tx, holdId, { settleId: newId(), charge: 100_000n, late: false }, at),
      );
      const breach = async (...statements: string[]): Promise<string[]> => {
        await spoilt.asAdmin(
          `begin; set constraints all deferred; set local session_replication_role = replica; ${statements.join(';')}`,
        );
        const found = await spoilt.asAdmin<{ invariant: string }>(
          'select distinct invariant from ledger_violations() order by 1',
        );
        await spoilt.asAdmin('rollback');
        return found.map((row) => row.invariant);
      };
      expect(await breach('select 1')).toEqual([]);
      expect(await breach(`update entry set amount = amount + 1 where amount = 1000000`)).toEqual(['I1', 'I2']);
      expect(await breach(`update entry set account_version = account_version + 7 where amount = 1000000`)).toEqual([
        'I2',
      ]);
      expect(
        await breach(
          `update account set balance = balance + 1 where kind = 'revenue' and tenant_id <> '00000000-0000-0000-0000-000000000000'`,
        ),
      ).toEqual(['I2', 'I8']);
      expect(
        await breach(
          `alter table account drop constraint account_check`,
          `update account set balance = -1 where kind = 'available_prepaid'`,
        ),
      ).toEqual(['I2', 'I3', 'I8']);
      expect(await breach(`update hold set reserved = reserved + 1`)).toEqual(['I4']);
      expect(
        await breach(
          `alter table hold drop constraint hold_check2`,
          `alter table hold drop constraint hold_check1`,
          `update hold set state = 'closed'`,
        ),
      ).toEqual(['I4', 'I5']);
      expect(await breach(`update hold_capture set charge = charge + 1`)).toEqual(['I6']);
      expect(await breach(`update hold set written_off = 1`)).toEqual(['I6']);
      expect(await breach(`update top_up set amount = amount + 1`)).toEqual(['I7']);
      expect(await breach(`update top_up set credited_at = null`)).toEqual(['I7']);
    } finally {
      await spoilt.drop();
    }
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}
