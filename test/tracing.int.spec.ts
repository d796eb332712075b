import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { OtlpReceiver } from './support/otlp-receiver.js';

const probe = fileURLToPath(new URL('./support/traced-probe.ts', import.meta.url));
const loader = new URL('../libs/testing/typescript.mjs', import.meta.url).href;

describe('tracing by its settings', () => {
  let receiver: OtlpReceiver;
  let silent: Server;

  beforeAll(async () => {
    receiver = await OtlpReceiver.start();
    silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    silent.closeAllConnections();
    silent.close();
    await receiver.stop();
  });
  beforeEach(() => void receiver.spans.splice(0));

  /** The trace ids of the work of contacts and of dispatch, and whether each was recorded. */
  async function run(env: Record<string, string>): Promise<string[][]> {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', loader, probe], {
      env: { PATH: process.env['PATH'], ...env },
    });
    return stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
  }
  const endpoint = (): Record<string, string> => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.settings['OTEL_EXPORTER_OTLP_ENDPOINT']!,
  });

  it('hands on at a stop what was recorded, of each service by its name', async () => {
    const work = await run({
      ...endpoint(),
      OTEL_SERVICE_NAME: 'shop',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
    });
    expect(receiver.spans).toEqual(
      ['shop-contacts', 'shop-dispatch'].map((service, n) =>
        expect.objectContaining({
          service,
          name: 'work',
          traceId: work[n]![0],
          resource: expect.objectContaining({ 'deployment.environment.name': 'staging' }) as object,
        }),
      ),
    );
  });

  it('records as many as the sampler says', async () => {
    const work = await run({
      ...endpoint(),
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    expect([work.map(([, recorded]) => recorded), receiver.spans]).toEqual([['false', 'false'], []]);
  });

  it('records none without a receiver, and gives every piece of work its trace id all the same', async () => {
    const work = await run({});
    expect(work).toEqual([0, 1].map(() => [expect.stringMatching(/^(?!0{32})[0-9a-f]{32}$/), 'false']));
  });

  it('says in the log that nobody takes what was recorded, and starts with no receiver that is no address', async () => {
    const lines = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_TIMEOUT: '500' });
    expect(
      lines.map((words) => words.join(' ')).filter((line) => line.includes('Traces cannot be handed on')),
    ).toHaveLength(1);
    await expect(run({ OTEL_EXPORTER_OTLP_ENDPOINT: 'nonsense' })).rejects.toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT has to be an address',
    );
  });

  it('ends although the receiver never answers', async () => {
    expect(
      await run({
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
        OTEL_EXPORTER_OTLP_TIMEOUT: '600000',
      }),
    ).toHaveLength(2);
  });
});
