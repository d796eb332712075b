import { newId } from '@bellbird/database';
import { Freezing } from '../../../test/freezing.js';
import { manyContacts } from '../../../test/launches.js';

interface Measure {
  recipients: number;
  partsByCountry: Record<string, number>;
  variants: { recipients: number; partsByCountry: Record<string, number> }[] | null;
}
const measure =
  'query ($input: MeasureInput!) { measureAudience(input: $input) { recipients partsByCountry variants { recipients partsByCountry } } }';

describe('3. an audience of two texts', () => {
  const t = new Freezing('freeze_variants');

  const fields = ['Hi {{firstName|there}}!', `Good day, {{firstName|there}}. ${'Soup is back. '.repeat(12)}`];
  const phones = [
    { phone: '+61498765432', country: 'AU' },
    { phone: '+61498765433', country: 'AU' },
    { phone: '+61498765432', country: 'AU' },
    { phone: '+6421100', country: 'NZ' },
  ];
  const audience = { contactIds: [], groupIds: [], segmentIds: ['all-contacts'] };

  const quote = async (variants: Record<string, unknown> | null) =>
    (
      await t.contacts.asService<{ measureAudience: Measure }>(t.ava.tenantId, measure, {
        input: {
          ...{ ...audience, phones, variants, message: fields[0], messageType: 'transactional' },
          ...{ businessName: 'Café', countries: ['AU', 'NZ'] },
        },
      })
    ).measureAudience;
  async function freeze(shares: number[], variantSeed: string) {
    const { campaignId } = await t.launch({
      ...{ fields, shares, variantSeed, audience, phones },
    });
    const { pages, frozen } = await t.heard.of(campaignId);
    return { people: pages.flatMap((page) => page.people), frozen };
  }

  it('goes to the same people three times, each with their own, as the quote with its seed says', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 1_300);
    await t.contacts.sql(`update contact set status = 2 where tenant_id = $1 and phone like '%7'`, [t.ava.tenantId]);
    const seed = newId();
    const shares = [30, 70];
    const freezes = [await freeze(shares, seed), await freeze(shares, seed), await freeze(shares, seed)];
    const who = ({ people }: (typeof freezes)[number]) =>
      people.map(({ address, variant, text, units }) => [address, variant, text, units]);
    for (const again of freezes) expect(who(again)).toEqual(who(freezes[0]!));
    const { people, frozen } = freezes[0]!;
    for (const { variant, text } of people) expect(text.startsWith(variant === 1 ? 'Hi' : 'Good day')).toBe(true);
    const quoted = await quote({ fields, shares, seed });
    expect(quoted.recipients).toBe(people.length);
    const counted = [1, 2].map((variant) => {
      const mine = people.filter((each) => each.variant === variant);
      return { recipients: mine.length, partsByCountry: { AU: mine.reduce((sum, { units }) => sum + units, 0) } };
    });
    expect(quoted.variants).toEqual(counted);
    expect(quoted.partsByCountry).toEqual({ AU: people.reduce((sum, { units }) => sum + units, 0) });
    const byVariant = (frozen as unknown as { byVariant: { leftOut: number }[] }).byVariant;
    expect(byVariant).toHaveLength(2);
    const leftOut = Object.values(frozen.leftOut).reduce((sum, n) => sum + n, 0);
    expect(leftOut).toBeGreaterThan(1);
    expect(byVariant.reduce((sum, each) => sum + each.leftOut, 0)).toBe(leftOut);
    expect(counted[0]!.recipients / people.length).toBeCloseTo(0.3, 1);
  }, 60_000);

  it('has no variants with one text', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 3);
    expect((await quote(null)).variants).toBeNull();
    const { campaignId } = await t.launch({ audience });
    const { pages, frozen } = await t.heard.of(campaignId);
    expect(pages.flatMap((page) => page.people.map(({ variant }) => variant))).toEqual([null, null, null]);
    expect(frozen).toMatchObject({ byVariant: null });
  });
});
