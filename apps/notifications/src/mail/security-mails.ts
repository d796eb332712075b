import { day, greeting, paragraph, type Block, type Template } from './template.js';

const wasItYou = paragraph(
  'If it was not you, choose a new password at once with “Forgot password” on the log-in page, and tell the owner of your organisation.',
);
const code = (values: Readonly<Record<string, string>>): Block => ({
  kind: 'code',
  lead: 'Your code is',
  code: values['code'] ?? '',
});

/** What a mail of the slow way back is about: begun, told to who runs the business too, or its code at last. */
const recovery: Readonly<Record<string, Pick<Template, 'subject' | 'body'>>> = {
  started: {
    subject: () => 'Someone asks to turn off your two-factor',
    body: (values) => [
      paragraph(
        `Someone logged in to your Bellbird account with the right password, and says that their phone and recovery codes are lost. On ${values['dueAt']} we email you a code that turns two-factor off.`,
      ),
      { kind: 'link', label: 'It was not me', url: values['link'] ?? '' },
      paragraph(
        'If it was you, there is nothing to do but wait. If it was not, stop it with the link, and choose a new password at once.',
      ),
    ],
  },
  told: {
    subject: ({ name }) => `${name} asks to turn off two-factor`,
    body: (values) => [
      paragraph(
        `Someone logged in to Bellbird as ${values['name']} with the right password, and says that their phone and recovery codes are lost. On ${values['dueAt']} we email ${values['name']} a code that turns two-factor off.`,
      ),
      paragraph(
        `Ask ${values['name']} whether that is so. If it is not, the email to ${values['name']} has a link that stops it. An owner can log ${values['name']} out everywhere, or reset two-factor at once.`,
      ),
    ],
  },
  due: {
    subject: () => 'Your code to log in without two-factor',
    body: (values) => [
      paragraph(
        'Log in with your password, choose “I have lost phone and codes”, and enter this code. It turns two-factor off.',
      ),
      code(values),
      paragraph(
        'It is good for 24 hours and five tries. If you did not ask for it, choose a new password at once: that ends it.',
      ),
    ],
  },
};
const recoveryOf = ({ what }: Readonly<Record<string, string>>): Pick<Template, 'subject' | 'body'> =>
  recovery[what ?? ''] ?? recovery['started']!;

/** Mails about two-factor, proofs and log-ins. */
export const securityMails = {
  'two-factor-on': {
    needs: [],
    usefulMinutes: 7 * day,
    subject: () => 'Two-factor is on',
    body: (values) => [
      greeting(values),
      paragraph(
        'Your Bellbird account now asks for a code from your authenticator app when you log in. Your other sessions were logged out. Keep your recovery codes where you can find them without your phone.',
      ),
      wasItYou,
    ],
  },
  'two-factor-off': {
    needs: [],
    usefulMinutes: 7 * day,
    subject: () => 'Two-factor is off',
    body: (values) => [
      greeting(values),
      paragraph(
        'Your Bellbird account no longer asks for a code when you log in. You can turn two-factor on again under Account, Security.',
      ),
      wasItYou,
    ],
  },
  'two-factor-code': {
    needs: ['code'],
    usefulMinutes: 15,
    subject: () => 'Your code to turn off two-factor',
    body: (values) => [
      greeting(values),
      paragraph('Enter this code to turn off two-factor for your Bellbird account.'),
      code(values),
      paragraph(
        'It is good for 15 minutes and five tries. If you did not ask for it, someone else is logged in to your account: choose a new password at once.',
      ),
    ],
  },
  'two-factor-recovery': {
    needs: [],
    usefulMinutes: day,
    subject: (values) => recoveryOf(values).subject(values),
    body: (values) => [greeting(values), ...recoveryOf(values).body(values)],
  },
  'recovery-codes-low': {
    needs: ['left'],
    usefulMinutes: 7 * day,
    subject: ({ left }) => `You have ${codes(left)} left`,
    body: (values) => [
      greeting(values),
      paragraph(
        `A recovery code of your Bellbird account was just used, and ${codes(values['left'])} ${values['left'] === '1' ? 'is' : 'are'} left. Make new ones under Account, Security.`,
      ),
      wasItYou,
    ],
  },
  'step-up-code': {
    needs: ['code'],
    usefulMinutes: 10,
    subject: () => 'Your code to confirm that it is you',
    body: (values) => [
      greeting(values),
      paragraph('Enter this code in Bellbird to confirm that it is you.'),
      code(values),
      paragraph(
        'It is good for ten minutes and five tries. If you did not ask for it, log out all devices under Account, Security.',
      ),
    ],
  },
  'new-device': {
    needs: ['device', 'address', 'at'],
    usefulMinutes: 2 * day,
    subject: () => 'A new device logged in to your Bellbird account',
    body: (values) => [
      greeting(values),
      paragraph(
        `${values['device']} logged in to your account on ${values['at']}, from the address ${values['address']}.`,
      ),
      { kind: 'link', label: 'See where you are logged in', url: values['link'] ?? '' },
      wasItYou,
    ],
  },
} as const satisfies Record<string, Template>;

function codes(left: string | undefined): string {
  const count = left === '0' ? 'no' : (left ?? '');
  return `${count} recovery code${left === '1' ? '' : 's'}`;
}
