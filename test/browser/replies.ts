import { eventually } from '@bellbird/testing';
import type { Campaign, Client } from '../support/client.js';

export interface Texted {
  phone: string;
  contactId: string;
  /** The number that they were written to by. */
  to: string;
}

/** Phones that no other business of the run texts: an answer goes to whoever texted last. */
export const freshPhone = (): string => `+614${30_000_000 + Math.floor(Math.random() * 9_000_000)}`;

/** People who have had a campaign, and so can answer; in the order of their names. */
export async function textPeople(owner: Client, ...names: string[]): Promise<Texted[]> {
  await owner.topUp('100.00');
  const people: { phone: string; contactId: string }[] = [];
  for (const name of names) {
    const [firstName, lastName] = name.split(' ');
    const phone = freshPhone();
    const { id } = await owner.post<{ id: string }>(
      '/contacts',
      { phone, firstName, lastName, marketingStatus: 'subscribed' },
      201,
    );
    people.push({ phone, contactId: id });
  }
  const campaign = await owner.post<Campaign>(
    '/sms-campaigns',
    {
      name: 'Christmas bookings',
      messageType: 'transactional',
      callerId: await owner.senderId(),
      message: 'Hi {{firstName|there}}, our Christmas bookings are open. Corner Café',
      contactIds: people.map(({ contactId }) => contactId),
      deliveryType: 'immediately',
    },
    201,
  );
  await owner.completed(campaign.id);
  return Promise.all(
    people.map(async (person) => {
      const [message] = await owner.sandbox<{ from: string }[]>(
        'GET',
        `/messages?to=${encodeURIComponent(person.phone)}&limit=1`,
      );
      return { ...person, to: message!.from };
    }),
  );
}

/** Has each of them write, one after the other, and answers the conversations' ids in their order. */
export async function write(owner: Client, ...texts: [person: Texted, text: string][]): Promise<string[]> {
  const ids: string[] = [];
  for (const [{ phone, to }, text] of texts) {
    await owner.sandbox('POST', '/replies', { from: phone, to, text });
    const { id } = await eventually(
      async () => {
        const { data } = await owner.get<{ data: { id: string; phoneInternational: string; lastText: string }[] }>(
          '/conversations',
        );
        const found = data.find(
          ({ phoneInternational, lastText }) => phoneInternational === phone && lastText === text,
        );
        if (found === undefined) throw new Error(`${text} has not come in`);
        return found;
      },
      { everyMs: 50 },
    );
    ids.push(id);
  }
  return ids;
}
