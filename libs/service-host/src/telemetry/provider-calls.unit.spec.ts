import { metrics } from './metrics.js';
import { callOutcomes, ProviderCalls } from './provider-calls.js';

/** Private members, which a proxy has none of. */
class Courier {
  readonly name = 'courier';
  readonly #answers: unknown[];
  constructor(answers: unknown[]) {
    this.#answers = answers;
  }
  async send(parcel: string): Promise<string> {
    const next = this.#answers.shift();
    if (next instanceof Error) throw next;
    return `${parcel}: ${String(next)}`;
  }
  left(): number {
    return this.#answers.length;
  }
}

describe('calls of somebody outside', () => {
  const calls = new ProviderCalls('courier', 'the courier');
  const counts = async (): Promise<Record<string, number>> => {
    const { values } = await metrics.registry.getSingleMetric('courier_calls_total')!.get();
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels['outcome']), value]));
  };

  it('have a series of every outcome before the first one', async () => {
    expect(await counts()).toEqual(Object.fromEntries(callOutcomes.map((outcome) => [outcome, 0])));
  });

  it('are counted by how they ended, and answer and throw as before', async () => {
    const late = Object.assign(new Error('late'), { callOutcome: 'timeout' });
    const odd = Object.assign(new Error('odd'), { callOutcome: 'of its own making' });
    const courier = calls.countedIn(
      new Courier(['taken', 'no such street', 'nobody asked', late, odd]),
      ['send'],
      (answer) =>
        String(answer).includes('nobody') ? null : String(answer).includes('no such') ? 'refused' : 'accepted',
    );
    expect([await courier.send('a'), await courier.send('b'), await courier.send('c')]).toEqual([
      'a: taken',
      'b: no such street',
      'c: nobody asked',
    ]);
    await expect(courier.send('d')).rejects.toBe(late);
    await expect(courier.send('e')).rejects.toBe(odd);
    expect([courier.left(), courier.name]).toEqual([0, 'courier']);
    expect(await counts()).toMatchObject({ accepted: 1, refused: 1, timeout: 1, failed: 1, 'no-answer': 0 });
    expect(await metrics.registry.getSingleMetricAsString('courier_call_seconds')).toContain(
      'courier_call_seconds_count 4',
    );
  });
});
