import { isProductError } from '@bellbird/errors';
import { validated } from '@bellbird/service-host';
import { SmsCampaignInput, SmsCampaignPatch, SmsDraftInput } from './input.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const whole = {
  name: 'A',
  messageType: 'review',
  deliveryType: 'later',
  callerId: id,
  message: 'Hi',
  contactIds: [id],
};

/** What is said of a body, by field; nothing of one that is right. */
async function saidOf(type: new () => object, body: object): Promise<Record<string, string>> {
  try {
    await validated(type, body);
    return {};
  } catch (error) {
    if (!isProductError(error)) throw error;
    return Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
  }
}

describe('the input of an SMS campaign', () => {
  it('is refused without what a campaign needs, empty or missing', async () => {
    expect(await saidOf(SmsCampaignInput, whole)).toEqual({});
    const said = {
      name: 'Give the campaign a name.',
      messageType: 'Choose transactional, marketing or review.',
      deliveryType: 'Choose immediately or later.',
      callerId: 'Choose a sender.',
      message: 'Write a message.',
    };
    expect(await saidOf(SmsCampaignInput, {})).toEqual(said);
    const empty = { name: '', messageType: '', deliveryType: '', callerId: '', message: '' };
    expect(await saidOf(SmsCampaignInput, empty)).toEqual(said);
  });

  it.each([SmsDraftInput, SmsCampaignPatch])(
    'may lack anything as %p, and holds what is there to the same',
    async (type) => {
      for (const body of [
        {},
        { name: '', message: '' },
        { name: null, callerId: null, contactIds: null, maxCost: null },
      ])
        expect(await saidOf(type, body)).toEqual({});
      const wrong = {
        ...whole,
        name: 'a'.repeat(201),
        messageType: 'news',
        callerId: 'x',
        groupIds: ['x'],
        cancelWindowSeconds: 61,
      };
      const said = await saidOf(type, wrong);
      expect(said).toEqual(await saidOf(SmsCampaignInput, wrong));
      expect(Object.keys(said)).toHaveLength(5);
    },
  );

  it('names a draft only where a campaign is sent off', async () => {
    expect(await saidOf(SmsCampaignInput, { ...whole, draftId: 'x' })).toEqual({ draftId: 'This is not a draft.' });
    expect(await saidOf(SmsDraftInput, { draftId: id })).toHaveProperty('draftId');
  });
});
