import { backOff } from './back-off.js';
import { callbackAddress } from './callback-address.js';

describe('back-off', () => {
  it('doubles from a quarter of a second; 10 s where nobody answered or with a fault', () => {
    expect([1, 2, 3, 6, 7, 500].map((attempts) => backOff(attempts, null))).toEqual([
      250, 500, 1_000, 8_000, 10_000, 10_000,
    ]);
    expect(backOff(100, 503)).toBe(10_000);
  });

  it('goes up to 5 minutes where the answer is a refusal', () => {
    expect(backOff(8, 404)).toBe(32_000);
    expect(backOff(100, 400)).toBe(300_000);
  });
});

describe('the address of a callback', () => {
  const addresses = {
    inbound: 'http://127.0.0.1:2/webhooks/sandbox/inbound',
    payments: 'http://127.0.0.1:2/webhooks/sandbox-payments',
  };
  const status = (url: string) => ({ target: 'status' as const, url });

  it('is the one of this start for texts and payments', () => {
    expect(callbackAddress({ target: 'inbound', url: null }, addresses, 1)).toBe(addresses.inbound);
    expect(callbackAddress({ target: 'payments', url: null }, addresses, 4)).toBe(addresses.payments);
    expect(callbackAddress({ target: 'inbound', url: null }, { inbound: null, payments: null }, 1)).toBeNull();
  });

  it('is the one of the text for a receipt, in turn with the same path where inbound texts go now', () => {
    const old = status('http://127.0.0.1:1/webhooks/sandbox/status?m=1&s=%20');
    expect(callbackAddress(old, addresses, 1)).toBe(old.url);
    expect(callbackAddress(old, addresses, 2)).toBe('http://127.0.0.1:2/webhooks/sandbox/status?m=1&s=%20');
    expect(callbackAddress(old, addresses, 3)).toBe(old.url);
  });

  it('stays what it is where the path lies elsewhere', () => {
    const other = status('https://example.com/hooks?m=1');
    expect(callbackAddress(other, addresses, 2)).toBe(other.url);
  });
});
