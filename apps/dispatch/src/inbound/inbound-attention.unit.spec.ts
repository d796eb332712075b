import { heldOut, leaveMeAlone, somethingElse } from '../../test/attention-samples.js';
import { inboundAttention } from './inbound-attention.js';
import { inboundWord } from './inbound-word.js';

const asking = (samples: readonly string[]): string[] => samples.filter((said) => inboundAttention(said) !== null);
const missed = (samples: readonly string[]): string[] => samples.filter((said) => inboundAttention(said) === null);

describe('9. attention', () => {
  it('has 300 samples, none twice and none a STOP word', () => {
    expect([leaveMeAlone.length, somethingElse.length]).toEqual([150, 150]);
    expect(new Set([...leaveMeAlone, ...somethingElse]).size).toBe(300);
    expect(leaveMeAlone.filter((said) => inboundWord(said) === 'stop')).toEqual([]);
  });

  it.each([
    ['all', leaveMeAlone],
    ['those that the rule was not made by', heldOut(leaveMeAlone)],
  ])('is given to 95 % of who ask to be left alone: %s', (_, samples) => {
    expect(asking(samples).length / samples.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['all', somethingElse],
    ['those that the rule was not made by', heldOut(somethingElse)],
  ])('is given to at most 5 % of who say something else: %s', (_, samples) => {
    expect(missed(samples).length / samples.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['Pls no more', 'opt-out'],
    ['Take me off your list', 'opt-out'],
    ['Sorry wrong number', 'wrong-number'],
    ['This is not Steve', 'wrong-number'],
    ['Not me', 'wrong-number'],
    ['That’s not me', 'wrong-number'],
    ['This is not me, please check', 'wrong-number'],
    ['Who is this? Not me.', 'wrong-number'],
    ['Not me, but Jane is coming', null],
    ['That’s not me in the photo', null],
    ['I want to complain', 'complaint'],
    ['I have a complaint about your texts', 'complaint'],
    ['Can’t complain, see you at 5', null],
    ['No complaints here', null],
    ['I will report you to ACMA', 'complaint'],
    ['This is harassment, stop texting me', 'complaint'],
    ['no more gluten?', null],
    ['I’m not Sure', null],
    ['This isn’t Urgent', null],
    ['No I am not Happy with the time, can we do 6?', null],
    ['No more texts needed, see you at 5!', null],
    ['Please take me off the waitlist', null],
    ['I’m not Karen', 'wrong-number'],
    ["can't stop smiling", null],
    ['', null],
    ['👍', null],
  ])('%j is %s', (said, attention) => {
    expect(inboundAttention(said)).toBe(attention);
  });

  it('takes no longer for a long text', () => {
    const began = process.cpuUsage().user;
    inboundAttention(`${'remove my from the take me '.repeat(20_000)}`);
    expect(process.cpuUsage().user - began).toBeLessThan(2_000_000);
  });
});
