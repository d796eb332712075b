import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@bellbird/testing';
import { isOwnOrigin, listenServer } from './listening.js';
import { Pulse } from './pulse.js';

const times = { patienceMs: 60, answersWithinMs: 500, everyMs: 20 };

const standStill = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

describe('the pulse of another process', () => {
  let server: Server;
  let origin: string;
  let answers: boolean;
  let asked: number;
  const pulse = new Pulse(times);

  beforeAll(async () => {
    server = createServer((_req, res) => {
      asked += 1;
      if (answers) res.writeHead(503).end('not ready');
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    answers = true;
    // The first fetch of a process loads its client.
    await fetch(origin);
  });
  beforeEach(() => {
    asked = 0;
    answers = true;
  });
  afterAll(() => {
    pulse.close();
    server.closeAllConnections();
    server.close();
  });

  it('is felt again and again while it takes long, and it is let take long', async () => {
    let gone = 0;
    const end = pulse.watch(origin, () => void (gone += 1));
    await eventually(() => expect(asked).toBeGreaterThan(2), { timeoutMs: 15_000 });
    end();
    expect([gone, pulse.isSilent(origin)]).toEqual([0, false]);
  });

  it('is not asked for where answers come in time', async () => {
    for (let n = 0; n < 20; n += 1) pulse.watch(origin, () => undefined)();
    await new Promise((resolve) => setTimeout(resolve, 2 * times.patienceMs));
    expect(asked).toBe(0);
  });

  it('that stops is told to all who wait, once, at the price of one question, and comes back', async () => {
    answers = false;
    let gone = 0;
    const questions = new Set<number>();
    const toldOf = (): void => {
      gone += 1;
      questions.add(asked);
    };
    const ends = Array.from({ length: 10 }, () => pulse.watch(origin, toldOf));
    await eventually(() => expect(gone).toBe(10));
    expect([...questions]).toEqual([1]);
    expect(pulse.isSilent(origin)).toBe(true);
    answers = true;
    await eventually(() => expect(pulse.isSilent(origin)).toBe(false));
    for (const end of ends) end();
    expect(gone).toBe(10);
  });

  it('is that of several where more than one process stands behind it: who came late is not told by another’s question, nor is anybody refused where one of them has answered since', async () => {
    answers = false;
    const gone: [string, boolean][] = [];
    const wait = (name: string): (() => void) =>
      pulse.watch(origin, () => void gone.push([name, pulse.isSilent(origin)]));
    // A timer is counted from when this turn began, so that his comes before its time.
    standStill(20);
    const ends = [wait('early')];
    await eventually(() => expect(asked).toBe(1));
    ends.push(wait('late'));
    answers = true;
    expect(await pulse.whileLiving(origin, () => Promise.resolve('answered'))).toBe('answered');
    await eventually(() => expect(gone).toEqual([['early', false]]));
    await eventually(() => expect(asked).toBeGreaterThan(2));
    expect(gone).toHaveLength(1);
    for (const end of ends) end();
  });

  it('is heard in any answer', async () => {
    answers = false;
    const gone = new Promise<void>((resolve) => void pulse.watch(origin, resolve));
    await gone;
    expect(pulse.isSilent(origin)).toBe(true);
    await expect(pulse.whileLiving(origin, () => Promise.resolve())).rejects.toMatchObject({ statusCode: 503 });
    pulse.answered(origin);
    expect(await pulse.whileLiving(origin, () => Promise.resolve('again'))).toBe('again');
  });

  it('says nothing of the other where we stood still ourselves: who was silent stays so, who lived lives', async () => {
    answers = false;
    let gone = 0;
    const end = pulse.watch(origin, () => void (gone += 1));
    await eventually(() => expect(asked).toBe(1));
    standStill(times.answersWithinMs + 600);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect([gone, pulse.isSilent(origin)]).toEqual([0, false]);
    await eventually(() => expect(pulse.isSilent(origin)).toBe(true));
    const before = asked;
    await eventually(() => expect(asked).toBe(before + 1));
    standStill(times.answersWithinMs + 600);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(pulse.isSilent(origin)).toBe(true);
    answers = true;
    await eventually(() => expect(pulse.isSilent(origin)).toBe(false));
    end();
  });

  it('of one who left is nobody’s concern', async () => {
    answers = false;
    let gone = 0;
    const end = pulse.watch(origin, () => void (gone += 1));
    await eventually(() => expect(asked).toBe(1));
    end();
    await new Promise((resolve) => setTimeout(resolve, times.answersWithinMs + 30));
    expect([gone, pulse.isSilent(origin)]).toEqual([0, false]);
  });

  it('is not looked for in this very process: its part answers late where it has much to do, and lives', async () => {
    const own = createServer(() => undefined);
    const { port } = await listenServer(own, 0);
    let gone = 0;
    pulse.watch(`http://127.0.0.1:${port}`, () => void (gone += 1));
    await new Promise((resolve) => setTimeout(resolve, times.patienceMs + times.answersWithinMs + 200));
    expect(gone).toBe(0);
    own.closeAllConnections();
    await new Promise((resolve) => own.close(resolve));
    // Whoever listens there next may be another.
    expect(isOwnOrigin(`http://127.0.0.1:${port}`)).toBe(false);
  });
});
