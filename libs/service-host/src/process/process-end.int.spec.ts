import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnService, type Service } from '@bellbird/testing';

const folder = mkdtempSync(join(tmpdir(), 'process-end-'));
const program = join(folder, 'program.ts');
// It fails as its first argument says when it is told USR2, and stops as its second one says.
writeFileSync(
  program,
  `
  import { EventEmitter } from 'node:events';
  import { CannotStart } from '${new URL('../../../errors/src/index.ts', import.meta.url).href}';
  import { ProcessEnd } from '${new URL('./process-end.ts', import.meta.url).href}';
  import { metrics } from '${new URL('../telemetry/metrics.ts', import.meta.url).href}';
  const [fault, stopping] = process.argv.slice(2);
  const faults = {
    listener: () => new EventEmitter().on('data', () => { throw new TypeError('thrown in a listener'); }).emit('data'),
    event: () => new EventEmitter().emit('error', new RangeError('that nobody listens for')),
    rejection: () => void Promise.reject(new Error('that nobody waits for')),
    again: () => { setTimeout(faults.listener, 20); faults.listener(); },
    unsayable: () => {
      metrics.faults.inc({ service: 'probe' }, 0);
      metrics.faults.inc = () => { throw new Error('cannot count'); };
      throw Object.defineProperty(new Error('unsayable'), 'code', { get() { throw new Error('cannot say'); } });
    },
    sentence: () => { throw new CannotStart('There is no such bucket.'); },
  };
  const stops = {
    inOrder: async () => { await new Promise((resolve) => setTimeout(resolve, 100)); console.log('stopped', JSON.stringify((await metrics.faults.get()).values)); },
    never: () => new Promise(() => undefined),
    fails: () => Promise.reject(new Error('cannot stop')),
  };
  const processEnd = new ProcessEnd('probe');
  process.on('SIGUSR2', () => faults[fault]());
  setInterval(() => undefined, 60_000);
  if (stopping !== 'early') processEnd.stopBy(stops[stopping]);
  console.log('up');
`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const run = (fault: string, stopping: string): Promise<Service> =>
  spawnService({ entry: program, args: [fault, stopping], ready: /^up$/, env: { LOG_LEVEL: 'info' } });
const logged = ({ lines }: Service): Record<string, unknown>[] =>
  lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
const others = ({ lines }: Service): string[] => lines.filter((line) => !line.startsWith('{') && line !== 'up');

describe('a process', () => {
  it.each([
    ['throws in a listener', 'listener', 'TypeError'],
    ['meets an error that nobody listens for', 'event', 'RangeError'],
    ['has a rejection that nobody waits for', 'rejection', 'Error'],
  ])('that %s logs it, counts it, stops in good order and ends with 1', async (_what, fault, type) => {
    const process = await run(fault, 'inOrder');
    expect(await process.kill('SIGUSR2')).toBe(1);
    expect(logged(process)).toEqual([
      expect.objectContaining({
        level: 60,
        service: 'probe',
        err: expect.objectContaining({ type, stack: expect.stringContaining('program.ts') }),
      }),
    ]);
    expect(others(process)).toEqual(['stopped [{"value":1,"labels":{"service":"probe"}}]']);
  });

  it('that fails again while it stops says so, and stops once', async () => {
    const process = await run('again', 'inOrder');
    expect(await process.kill('SIGUSR2')).toBe(1);
    expect(logged(process)).toHaveLength(2);
    expect(others(process)).toEqual(['stopped [{"value":2,"labels":{"service":"probe"}}]']);
  });

  it('that cannot stop ends with 1 all the same, in time', async () => {
    const [hanging, failing, early] = await Promise.all([
      run('listener', 'never'),
      run('listener', 'fails'),
      run('listener', 'early'),
    ]);
    expect(await Promise.all([hanging, failing, early].map((each) => each.kill('SIGUSR2')))).toEqual([1, 1, 1]);
    expect([hanging, failing, early].map((each) => logged(each).length)).toEqual([1, 2, 1]);
  }, 30_000);

  it('that can neither say nor count a fault ends with 1 all the same', async () => {
    const process = await run('unsayable', 'inOrder');
    expect(await process.kill('SIGUSR2')).toBe(1);
    expect(others(process)).toEqual(['stopped [{"value":0,"labels":{"service":"probe"}}]']);
  });

  it('that lacks what it needs says a sentence alone', async () => {
    const process = await run('sentence', 'inOrder');
    expect(await process.kill('SIGUSR2')).toBe(1);
    expect(process.lines).toContain('probe: There is no such bucket.');
    expect(logged(process)).toEqual([]);
  });

  it('that is told to stop ends with 0, and a stop that fails is a fault', async () => {
    const [good, failing] = await Promise.all([run('listener', 'inOrder'), run('listener', 'fails')]);
    expect(await Promise.all([good.kill('SIGTERM'), failing.kill('SIGINT')])).toEqual([0, 1]);
    expect([logged(good).length, logged(failing).length]).toEqual([0, 1]);
  });
});
