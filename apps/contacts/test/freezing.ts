import { startContacts, type ContactsUnderTest, type Person } from './contacts-under-test.js';
import { launch, listen, type LaunchWish } from './launches.js';

const create = 'mutation ($input: ContactInput!) { createContact(input: $input) { id } }';

/**
 * Contacts for the tests of a file, with somebody who listens to what it freezes, as dispatch does. Each test has a
 * business of its own, which is Ava's.
 */
export class Freezing {
  contacts!: ContactsUnderTest;
  heard!: Awaited<ReturnType<typeof listen>>;
  ava!: Person;

  constructor(label: string) {
    beforeAll(async () => {
      this.contacts = await startContacts(label);
      this.heard = await listen(this.contacts.platform.bus);
    }, 120_000);
    afterAll(async () => {
      await this.heard.stop();
      await this.contacts.stop();
    });
    beforeEach(async () => {
      this.ava = await this.contacts.person();
    });
  }

  /** A new contact's id. */
  async add(input: Record<string, unknown>, who = this.ava): Promise<string> {
    return (await who.ask<{ createContact: { id: string } }>(create, { input })).createContact.id;
  }

  /** As campaigns would say it, of Ava's business. */
  launch(wish: Partial<LaunchWish> = {}) {
    return launch(this.contacts.platform.bus, { tenantId: this.ava.tenantId, ...wish });
  }
}
