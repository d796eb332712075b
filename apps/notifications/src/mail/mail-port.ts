/** An e-mail as it goes out. */
export interface Mail {
  /** The same at every try: what the provider, or the receiver's mailbox, tells repeats by. */
  id: string;
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a POST ends mails like this one (RFC 8058); shown as headers. */
  unsubscribe?: string;
}

/** The headers by which mail programs show a button that ends mails like this one. */
export const unsubscribeHeaders = ({ unsubscribe }: Pick<Mail, 'unsubscribe'>): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** The provider refuses this mail for good: the address or the mail itself is wrong. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
}

/** The provider could not take the mail now. Neither error says anything about people: both are logged. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
}

/** Port of outgoing e-mail. The contract suite runs over every adapter. */
export interface MailProvider {
  /**
   * Resolves when the provider has taken the mail, within 20 s either way.
   * @throws MailRejected where it is pointless to try again, MailNotTaken where it is not.
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
