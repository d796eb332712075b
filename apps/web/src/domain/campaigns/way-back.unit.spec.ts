import { jest } from '@jest/globals';
import { arriveAt, closeWayBack, keepWayBack, leave } from './way-back';

const offered: string[] = [];
const keep = (campaignId: string, seconds = 30): void =>
  keepWayBack({
    campaignId,
    until: Date.now() + seconds * 1_000,
    offer: () => (offered.push('shown'), { dismiss: () => void offered.push('gone') }),
  });
beforeEach(() => {
  jest.useFakeTimers();
  offered.splice(0);
});
afterEach(() => void jest.useRealTimers());

describe('the way back from a send', () => {
  it('is a toast on other pages alone', () => {
    keep('a');
    arriveAt('a');
    expect(offered).toEqual([]);
    leave('a', Date.now());
    expect(offered).toEqual(['shown']);
    arriveAt('a');
    expect(offered).toEqual(['shown', 'gone']);
  });
  it('is a toast, too, where somebody went on before the page of the campaign was there', () => {
    keep('a');
    jest.advanceTimersByTime(4_000);
    expect(offered).toEqual(['shown']);
    arriveAt('a');
    jest.advanceTimersByTime(4_000);
    expect(offered).toEqual(['shown', 'gone']);
  });
  it('ends with its seconds, and with the send', () => {
    keep('a', -1);
    leave('a', Date.now());
    keep('b');
    closeWayBack('b');
    leave('b', Date.now());
    leave('another', Date.now());
    jest.advanceTimersByTime(4_000);
    expect(offered).toEqual([]);
  });
});
