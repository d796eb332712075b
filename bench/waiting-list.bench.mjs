// The waiting list: a rush of bookings beside bare inserts of the same rows, staff at a list of five hundred, the pages of those
// who wait, and a long history, in the service alone; then the rush by REST, on the whole product.
import pg from 'pg';
import { newId } from '@bellbird/database';
import { waitingListService } from '@bellbird/waiting-list/service';
import { at, halfAndMost, ms, notSignedIn, Product, row, seconds, until } from './support/product.mjs';
import { serviceAlone } from './support/service.mjs';

const historyTurns = Number(process.env.HISTORY_TURNS ?? 200_000);
const rush = 500;

const service = await serviceAlone(waitingListService, { WAITING_LIST_BOOKINGS_AN_HOUR: '1000000' });
let phones = 0;
const phone = () => `+6141${String((phones += 1)).padStart(7, '0')}`;

/** A business with an open list: how staff and everybody ask. */
async function openList() {
  const tenantId = newId();
  const token = await service.tokenOf(tenantId);
  const list = {
    tenantId,
    staff: (query, variables) => service.ask(token, query, variables),
    everybody: (query, variables) => service.ask(null, query, variables),
    book: () =>
      list.everybody(
        'mutation ($id: String!, $input: BookTurnInput!) { bookTurn(tenantUuid: $id, input: $input) { turn { id number } turnToken } }',
        { id: tenantId, input: { firstName: 'Ava', phone: phone() } },
      ),
  };
  await list.staff('mutation { openWorkDay(input: {}) { id } }');
  return list;
}

async function timed(count, call) {
  const took = [];
  for (let each = 0; each < count; each += 1) {
    const started = performance.now();
    await call(each);
    took.push(performance.now() - started);
  }
  return took;
}

console.log('| what | figure | mark |\n|---|---|---|');
try {
  // A service that has been up for a minute has its code compiled: of twelve rushes the last three count.
  const rushes = [];
  for (let n = 0; n < 12; n += 1) {
    const list = await openList();
    const booked = [];
    const answered = [];
    const began = performance.now();
    await Promise.all(
      Array.from({ length: rush }, async () => {
        booked.push(await list.book());
        answered.push(performance.now() - began);
      }),
    );
    rushes.push({ list, booked, answered, perSecond: rush / seconds(began) });
  }
  const [, { list, booked, answered, perSecond }] = rushes.slice(-3).sort((a, b) => a.perSecond - b.perSecond);

  const idle = performance.now();
  await Promise.all(Array.from({ length: rush }, () => list.everybody('{ __typename }')));
  const idlePerSecond = rush / seconds(idle);

  // The same rows, a transaction each, by one connection that does nothing else.
  const bare = new pg.Client({ connectionString: service.databaseUrl });
  await bare.connect();
  await bare.query('create table bare (like turn including defaults)');
  const columns =
    'tenant_id, id, day_id, number, sort_key, status, source, booked_at, no_shows, passes, consent, texts_off, is_near, version, contact_sought, marketing_said';
  const bareBegan = performance.now();
  for (let each = 0; each < rush; each += 1)
    await bare.query(`insert into bare (${columns}) select ${columns} from turn where tenant_id = $1 and number = $2`, [
      list.tenantId,
      each + 1,
    ]);
  const barePerSecond = rush / seconds(bareBegan);
  row(
    `${rush} public bookings at once, the service alone, the middle one of three`,
    `${perSecond.toFixed(0)}/s, p95 ${ms(at(answered, 0.95))} (as many calls that do nothing, of the same process, ${idlePerSecond.toFixed(0)}/s: ratio ${(perSecond / idlePerSecond).toFixed(2)}; bare inserts of the rows, one after another, ${barePerSecond.toFixed(0)}/s: ${(perSecond / barePerSecond).toFixed(2)})`,
    '≥ 1,000/s',
  );

  const board =
    '{ waitingListBoard { workDay { waiting } active { id number } waiting { id number name position estimate { minutes low high } texts { kind state at } } ended { id } version } }';
  const bareCall = await timed(100, () => list.staff('{ __typename }'));
  row(
    `board, ${rush} waiting`,
    `${halfAndMost(await timed(60, () => list.staff(board)))} (a call that does nothing: p95 ${ms(at(bareCall, 0.95))})`,
    'p95 ≤ 60 ms',
  );
  const called = [];
  const calls = await timed(60, async () =>
    called.push((await list.staff('mutation { callNextTurn(input: {}) { id } }')).id),
  );
  row(`call, ${rush} waiting`, halfAndMost(calls), 'p95 ≤ 60 ms');
  const done = await timed(60, (each) =>
    list.staff('mutation ($id: ID!) { changeTurn(id: $id, input: { status: "attended", from: "active" }) { id } }', {
      id: called[each],
    }),
  );
  row(`done, ${rush} waiting`, halfAndMost(done), 'p95 ≤ 60 ms');

  const page =
    'query ($id: String!, $token: String!) { publicTurn(id: $id, turnToken: $token) { id number status position steps { number label } nowServing estimate { minutes low high } updatedAt refreshAfterSeconds } }';
  const look = (each) =>
    list.everybody(page, { id: booked[each % rush].turn.id, token: booked[each % rush].turnToken });
  const pages = await timed(400, look);
  const cpu = process.cpuUsage();
  const began = performance.now();
  const polls = rush / 15;
  for (let second = 0; second < 5; second += 1) {
    const next = performance.now() + 1_000;
    await Promise.all(Array.from({ length: Math.round(polls) }, (_, each) => look(second * Math.round(polls) + each)));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
  }
  const { user, system } = process.cpuUsage(cpu);
  row(`the page of one’s own turn, ${rush} waiting`, halfAndMost(pages), 'p95 ≤ 20 ms');
  row(
    `${rush} pages open, each asking every 15 s`,
    `${((user + system) / 10 / (performance.now() - began)).toFixed(0)} % of a core, with who asks`,
    '≤ 15 % of a core',
  );

  const old = await openList();
  await bare.query(
    `insert into turn (tenant_id, id, day_id, number, sort_key, status, name, first_name, source, booked_at, called_at, ended_at)
     select $1, gen_random_uuid(), (select id from work_day where tenant_id = $1), n, n, 'attended', 'Ava Nguyen', 'Ava', 'staff',
            now() - n * interval '2 minutes', now() - n * interval '2 minutes' + interval '12 minutes', now() - n * interval '2 minutes' + interval '20 minutes'
       from generate_series(1, $2) n`,
    [old.tenantId, historyTurns],
  );
  await bare.query('analyze turn');
  const filters = [{ field: 'waitedMinutes', type: 'number', operation: 'greaterThan', value: 11 }];
  const lists = await timed(60, (each) =>
    old.staff('query ($q: ListQuery) { turns(query: $q) { data { id number name status bookedAt texts { kind } } } }', {
      q: { limit: 50, ...(each % 2 === 0 && { filters }) },
    }),
  );
  row(`history of ${historyTurns} turns, a list of 50`, halfAndMost(lists), 'p95 ≤ 100 ms');
  await bare.end();
} finally {
  await service.stop();
}

const product = await Product.start(3967, { WAITING_LIST_BOOKINGS_AN_HOUR: '1000000' });
const sent = async () => (await product.call('GET', '/sandbox/api/messages/count')).count;

/** A business with the money for a text to each that offers its bookings within a second. */
async function rushByRest() {
  await product.readyToText(rush + 100);
  const { publicUrl } = await product.call('GET', '/api/tenants/account-settings/waiting-list');
  await product.call('PUT', '/api/tenants/account-settings/waiting-list', { mostTextsAnHour: 5_000 });
  await product.call('PUT', '/api/waiting-list/open-work-day', {});
  const path = `/api/waiting-list/book-turn/${publicUrl.split('/').at(-1)}`;
  const took = [];
  const before = await sent();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: rush }, async (_, each) => {
      await new Promise((resolve) => setTimeout(resolve, (each * 1_000) / rush));
      const started = performance.now();
      await product.call('POST', path, { firstName: 'Ava', phone: phone() }, notSignedIn);
      took.push(performance.now() - started);
    }),
  );
  const booked = seconds(began);
  await until(sent, (count) => count >= before + rush);
  return { booked, took, texted: seconds(began) };
}

try {
  // The first finds code that is not compiled yet.
  await rushByRest();
  const { booked, took, texted } = await rushByRest();
  row(
    `${rush} public bookings offered within a second, by REST`,
    `all after ${booked.toFixed(1)} s, p95 ${ms(at(took, 0.95))}`,
    'all ≤ 3 s, p95 ≤ 2.5 s',
  );
  row('their texts, all at the carrier', `after ${texted.toFixed(1)} s`, '–');
  // Once the texts of the rush are settled.
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  const board = await timed(40, () => product.call('GET', '/api/waiting-list/board'));
  row(`board by REST, ${rush} waiting`, halfAndMost(board), 'p95 ≤ 60 ms');
} finally {
  await product.stop();
}
