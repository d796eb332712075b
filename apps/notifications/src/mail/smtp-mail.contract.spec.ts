import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@bellbird/testing';
import { contractSender, mailContract } from '../../test/mail.contract.js';
import { smtpMailbox } from '../../test/smtp-mailbox.js';
import { MailNotTaken } from './mail-port.js';
import { SmtpMail } from './smtp-mail.js';

mailContract('SMTP', async () => {
  const mailbox = await smtpMailbox();
  const provider = new SmtpMail({ url: mailbox.url, from: contractSender, timeoutMs: 1_500 });
  return {
    provider,
    behave: mailbox.behave,
    received: async () => mailbox.mails.map(({ headers: _, ...mail }) => mail),
    close: async () => {
      await provider.close();
      await mailbox.close();
    },
  };
});

describe('the SMTP adapter', () => {
  const mail = {
    id: '01920000-0000-7000-8000-000000000051',
    to: 'mia@example.com',
    subject: 's',
    text: 't\n',
    html: 'h\n',
  };

  it('names a mail by its id at the sender’s domain, and says that a machine wrote it', async () => {
    const mailbox = await smtpMailbox();
    const provider = new SmtpMail({ url: mailbox.url, from: contractSender });
    await provider.send(mail);
    const { headers } = mailbox.mails[0]!;
    expect(headers.get('message-id')).toBe('<01920000-0000-7000-8000-000000000051@bellbird.example>');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('list-unsubscribe')).toBeUndefined();
    await provider.send({ ...mail, unsubscribe: 'https://bellbird.example/api/notifications/unsubscribe/x' });
    expect(mailbox.mails[1]!.headers.get('list-unsubscribe')).toBe(
      '<https://bellbird.example/api/notifications/unsubscribe/x>',
    );
    expect(mailbox.mails[1]!.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await provider.close();
    await mailbox.close();
  });

  it('gives a mail up, with its connection, long before its lease ends, however slowly a server talks', async () => {
    const [timeoutMs, restMs] = [700, 250];
    let taken = 0;
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.on('close', () => void (connections -= 1)).on('error', () => undefined);
      const say = async (...lines: string[]): Promise<void> => {
        for (const line of lines) {
          await pause(restMs);
          socket.write(`${line}\r\n`);
        }
      };
      void say('220 slow');
      socket.on('data', (data) => {
        const said = data.toString();
        const isWhole = said.endsWith('\r\n.\r\n');
        if (isWhole) taken += 1;
        if (said.startsWith('EHLO'))
          void say('250-slow', ...Array.from({ length: 7 }, (_, n) => `250-X${n}`), '250 DSN');
        else if (said.startsWith('DATA')) void say('354 go on');
        else if (isWhole || /^(?:MAIL|RCPT)/.test(said)) void say('250 well');
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const provider = new SmtpMail({
      url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      from: contractSender,
      timeoutMs,
    });
    const refused = await provider.send(mail).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MailNotTaken);
    expect(refused).toHaveProperty('message', expect.stringContaining('EABORT'));
    await eventually(() => connections === 0);
    expect(taken).toBe(0);
    await provider.close();
    server.close();
  });

  it('logs in with the user of its URL; a wrong password is our fault, so the mail is kept', async () => {
    const mailbox = await smtpMailbox({ user: { name: 'bellbird', password: 'secret' } });
    const right = new SmtpMail({ url: mailbox.url, from: contractSender });
    await right.send(mail);
    expect(mailbox.mails).toHaveLength(1);
    const wrong = new SmtpMail({ url: mailbox.url.replace('secret', 'wrong'), from: contractSender });
    await expect(wrong.send(mail)).rejects.toThrow(MailNotTaken);
    await Promise.all([right.close(), wrong.close()]);
    await mailbox.close();
  });

  it('tells its password to nobody on the way: without STARTTLS the mail is kept', async () => {
    const mailbox = await smtpMailbox({ user: { name: 'bellbird', password: 'secret' } });
    // The same machine, by an address that could be any other's.
    const provider = new SmtpMail({ url: mailbox.url.replace('127.0.0.1', '0.0.0.0'), from: contractSender });
    const refused = await provider.send(mail).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MailNotTaken);
    expect(refused).toHaveProperty('message', expect.stringContaining('ETLS'));
    expect(mailbox.logIns).toBe(0);
    await provider.close();
    await mailbox.close();
  });

  it.each([
    ['MAIL FROM', 550, '5.7.1 No mail from there'],
    ['RCPT TO', 553, '5.7.1 <no-reply@bellbird.example>: Sender address rejected: not owned by user bellbird'],
    ['RCPT TO', 550, '5.1.8 Sender address rejected: Domain not found'],
    ['RCPT TO', 530, '5.7.0 Authentication required'],
  ] as const)(
    'keeps the mail where the server refuses us and not whom it is for: to %s %i %s',
    async (at, code, text) => {
      const mailbox = await smtpMailbox({ refuses: { at, code, text } });
      const provider = new SmtpMail({ url: mailbox.url, from: contractSender });
      const refused = await provider.send(mail).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(MailNotTaken);
      expect(refused).toHaveProperty(
        'message',
        `The SMTP server refuses the sender or the user of the settings: EENVELOPE ${code} to ${at}.`,
      );
      await provider.close();
      await mailbox.close();
    },
  );
});
