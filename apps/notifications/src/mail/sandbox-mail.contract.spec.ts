import { contractSender, mailContract } from '../../test/mail.contract.js';
import { sandboxMailbox } from '../../test/sandbox-mailbox.js';
import { MailNotTaken } from './mail-port.js';
import { SandboxMail } from './sandbox-mail.js';

mailContract('sandbox', async () => {
  const mailbox = await sandboxMailbox();
  const provider = new SandboxMail({ sandbox: () => mailbox, from: contractSender, timeoutMs: 2_000 });
  return {
    provider,
    behave: mailbox.behave,
    received: async () => mailbox.mails,
    close: async () => {
      await provider.close();
      await mailbox.close();
    },
  };
});

describe('the sandbox’s adapter', () => {
  const mail = { id: 'a', to: 'mia@example.com', subject: 's', text: 't', html: 'h' };

  it('asks where the sandbox is at each mail, since that is known only after the start', async () => {
    const mailbox = await sandboxMailbox();
    const at = { url: '', key: mailbox.key };
    const provider = new SandboxMail({ sandbox: () => at, from: contractSender });
    await expect(provider.send(mail)).rejects.toThrow(MailNotTaken);
    at.url = mailbox.url;
    await provider.send(mail);
    expect(mailbox.mails).toHaveLength(1);
    await provider.close();
    await mailbox.close();
  });

  it('keeps a mail for later when the key is wrong or nobody listens', async () => {
    const mailbox = await sandboxMailbox();
    const provider = new SandboxMail({ sandbox: () => ({ url: mailbox.url, key: 'wrong' }), from: contractSender });
    await expect(provider.send(mail)).rejects.toThrow(MailNotTaken);
    await mailbox.close();
    await expect(provider.send(mail)).rejects.toThrow(MailNotTaken);
    await provider.close();
  });
});
