import { foundOptions } from './audience-options';
import { audienceOf, readAudience } from './automation-parts';
import type { AutomationRowFragment } from './automations.generated';

const row = (campaign: object) => ({ campaign }) as AutomationRowFragment;

describe('the audience of an automation', () => {
  it('is everybody of a new one, and else what was chosen, several together', () => {
    expect(audienceOf(null)).toEqual(['segment:all-contacts']);
    expect(audienceOf(row({ contactIds: ['c1', 'c2'], groupIds: ['g1'], segmentIds: ['s1'] }))).toEqual([
      'segment:s1',
      'group:g1',
      'contact:c1',
      'contact:c2',
    ]);
  });

  it('is read back as it was written; who was taken away is not there', () => {
    const value = audienceOf(row({ contactIds: ['c1', 'c2'], groupIds: ['g1'], segmentIds: ['s1'] }));
    expect(readAudience(value)).toEqual({ segment: ['s1'], group: ['g1'], contact: ['c1', 'c2'] });
    expect(readAudience(value.filter((key) => key !== 'group:g1'))).toEqual({
      segment: ['s1'],
      group: [],
      contact: ['c1', 'c2'],
    });
    expect(readAudience([])).toEqual({ segment: [], group: [], contact: [] });
  });

  it('offers what holds the typed letters and is not chosen, and the people who were found', () => {
    const options = [
      { key: 'segment:all-contacts', label: 'All contacts' },
      { key: 'group:g1', label: 'Group: Ladies' },
    ];
    const people = [{ key: 'contact:c1', label: 'Ali', aside: '+61 491 570 156' }];
    const keys = (typed: string, chosen: string[] = []) =>
      foundOptions(options, people, typed, chosen).map(({ key }) => key);
    expect(keys(' LAD ')).toEqual(['group:g1', 'contact:c1']);
    expect(keys('', ['segment:all-contacts', 'contact:c1'])).toEqual(['group:g1']);
  });
});
