import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MailNotTaken, MailRejected, type Mail, type MailProvider } from '../src/mail/mail-port.js';

/** How the provider's other end treats the mails that follow. */
export type Behaviour = 'take' | 'reject' | 'not now' | 'hang' | 'take and lose the answer';

/** A mail as it lies in the receiver's mailbox; `id` is what mailboxes tell repeats by. */
export interface ReceivedMail extends Mail {
  from: string;
}

export interface MailUnderTest {
  /** Gives up after a second at most. */
  provider: MailProvider;
  behave(how: Behaviour): void;
  /** Oldest first. */
  received(): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

export const contractSender = 'Bellbird <no-reply@bellbird.example>';

/** What every adapter of outgoing mail has to do; run over each. */
export function mailContract(name: string, makeAdapter: () => Promise<MailUnderTest>): void {
  describe(`outgoing mail: ${name}`, () => {
    let adapter: MailUnderTest;
    let mail: Mail;
    beforeAll(async () => {
      adapter = await makeAdapter();
    });
    afterAll(() => adapter.close());
    beforeEach(() => {
      adapter.behave('take');
      mail = {
        id: randomUUID(),
        to: `mia+${randomUUID().slice(0, 8)}@example.com`,
        subject: 'Hello',
        text: 'Hello Mia\n',
        html: '<p>Hello Mia</p>\n',
      };
    });
    const received = async (): Promise<ReceivedMail[]> =>
      (await adapter.received()).filter((each) => each.to === mail.to);

    it('brings every member as it is, in any script and at any length', async () => {
      const long = Array.from({ length: 300 }, (_, n) => `line ${n} = ${'x'.repeat(n % 90)}.`).join('\n');
      mail = {
        ...mail,
        subject: 'Grüße, 你好 — a subject that is a good deal longer than one line of a header can be 🙂',
        text: `Zoë 🙂\n.\n${long}\n`,
        html: `<p title="a=b">Zoë &amp; 你好</p>\n<!-- ${long} -->\n`,
      };
      await adapter.provider.send(mail);
      expect(await received()).toEqual([{ ...mail, from: contractSender }]);
    });

    it.each(['mia@example.com, eve@example.com', 'Mia <eve@example.com>', 'mia@example.com\r\nBcc: eve@example.com'])(
      'never reads a list, a name or a header out of an address: %j',
      async (to) => {
        await adapter.provider.send({ ...mail, to }).catch(() => undefined);
        expect((await adapter.received()).filter((each) => each.to === 'eve@example.com')).toEqual([]);
      },
    );

    it('keeps a line break in a subject from becoming a header', async () => {
      await adapter.provider
        .send({ ...mail, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nevil' })
        .catch(() => undefined);
      expect((await adapter.received()).filter((each) => each.to === 'eve@example.com')).toEqual([]);
      for (const each of await received()) expect(each.text).toBe(mail.text);
    });

    it('says so when a mail is refused for good', async () => {
      adapter.behave('reject');
      await expect(adapter.provider.send(mail)).rejects.toThrow(MailRejected);
      expect(await received()).toEqual([]);
    });

    it.each(['not now', 'hang'] as const)('lets a mail be tried again when the answer is: %s', async (how) => {
      adapter.behave(how);
      await expect(adapter.provider.send(mail)).rejects.toThrow(MailNotTaken);
      adapter.behave('take');
      await adapter.provider.send(mail);
      expect(await received()).toHaveLength(1);
    });

    it('makes a repeat known by its id when the answer was lost', async () => {
      adapter.behave('take and lose the answer');
      await expect(adapter.provider.send(mail)).rejects.toThrow(MailNotTaken);
      adapter.behave('take');
      await adapter.provider.send(mail);
      const mails = await received();
      expect(new Set(mails.map((each) => each.id))).toEqual(new Set([mail.id]));
    });

    it('sends many at once', async () => {
      const mails = Array.from({ length: 40 }, () => ({ ...mail, id: randomUUID() }));
      await Promise.all(mails.map((each) => adapter.provider.send(each)));
      expect((await received()).map((each) => each.id).sort()).toEqual(mails.map((each) => each.id).sort());
    });

    it('never says in an error who the mail was for', async () => {
      for (const how of ['reject', 'not now', 'hang'] as const) {
        adapter.behave(how);
        const error = await adapter.provider.send(mail).then(
          () => null,
          (failure: Error) => failure,
        );
        expect(String(error?.stack)).not.toContain(mail.to);
        expect(JSON.stringify(error, Object.getOwnPropertyNames(error ?? {}))).not.toContain('example.com');
      }
    });
  });
}
