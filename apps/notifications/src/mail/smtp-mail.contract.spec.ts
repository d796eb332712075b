import { smtpMailbox } from '../../test/smtp-mailbox.js';
import { contractSender, mailContract } from '../../test/mail-contract.js';
import { MailNotTaken } from './mail-port.js';
import { SmtpMail } from './smtp-mail.js';

mailContract('SMTP', async () => {
  const mailbox = await smtpMailbox();
  const provider = new SmtpMail({ url: mailbox.url, from: contractSender, timeoutMs: 300 });
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
  const mail = { id: '01920000-0000-7000-8000-000000000051', to: 'mia@example.com', subject: 's', text: 't\n', html: 'h\n' };

  it('names a mail by its id at the sender’s domain, and says that a machine wrote it', async () => {
    const mailbox = await smtpMailbox();
    const provider = new SmtpMail({ url: mailbox.url, from: contractSender });
    await provider.send(mail);
    const { headers } = mailbox.mails[0]!;
    expect(headers.get('message-id')).toBe('<01920000-0000-7000-8000-000000000051@bellbird.example>');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    await provider.close();
    await mailbox.close();
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
});
