import { takingTurns } from './taking-turns';

describe('calls that take turns', () => {
  it('begin once the one before has ended, also where that failed', async () => {
    const inTurn = takingTurns();
    const told: string[] = [];
    const call = (name: string, isRefused = false) =>
      inTurn(async () => {
        told.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        told.push(`${name} ends`);
        if (isRefused) throw new Error(name);
        return name;
      });
    const [first, second] = await Promise.allSettled([call('a', true), call('b')]);
    expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 'b' }]);
  });
});
