/** What a business answers, so that a policy can be made of it. */
export interface GeneratedPolicy {
  contactEmail: string;
  contactPhone: string;
  postalAddress: string;
  collects: CollectedWord[];
  purposes: PurposeWord[];
  /** Whether it keeps what is about somebody's health. */
  health: boolean;
  /** Whether programs make decisions that matter to people. */
  automatedDecisions: boolean;
  /** Countries beside the carrier's, ISO 3166 alpha-2. */
  overseas: string[];
}

export const collectedWords = {
  name: 'your name',
  phone: 'your phone number',
  email: 'your email address',
  birthday: 'your birthday',
  'visit-history': 'when you visited us and what you bought',
  preferences: 'what you like and how you want to hear from us',
  feedback: 'what you tell us about our service',
  'payment-status': 'whether you have paid',
  location: 'where you are, if you share it',
} as const;
export type CollectedWord = keyof typeof collectedWords;

export const purposeWords = {
  'service-messages': 'to send you messages about what you booked or ordered',
  marketing: 'to tell you about offers and news, if you agreed to it',
  'waiting-list': 'to keep your place in our queue and call you',
  reviews: 'to ask what you think of us',
  billing: 'to bill you and keep our books',
  legal: 'to do what the law asks of us',
} as const;
export type PurposeWord = keyof typeof purposeWords;

/** Whose policy it is, and through whom its texts go. */
export interface PolicyOf {
  businessName: string;
  abn: string;
  /** 'Twilio Inc.' and where it is; null where no text leaves the house. */
  carrier: { name: string; country: string } | null;
}

const countryNames = new Intl.DisplayNames(['en-AU'], { type: 'region' });
/** 51 824 753 556, as the register writes it. */
const spaced = (abn: string): string => `${abn.slice(0, 2)} ${abn.slice(2, 5)} ${abn.slice(5, 8)} ${abn.slice(8)}`;
const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
/** What people wrote never becomes a sign of the text around it. */
const plain = (text: string): string => text.replaceAll(/[\\`*_{}[\]()#+!<>~|-]/g, '\\$&');

/**
 * A privacy policy in Markdown: what APP 1.4 of the Privacy Act 1988 (Cth) asks, and APP 1.7 from 10 December 2026 on
 * (decisions made by computer programs).
 */
export function generatePolicy(answers: GeneratedPolicy, { businessName, abn, carrier }: PolicyOf): string {
  const name = plain(businessName);
  const abroad = [
    ...(carrier === null ? [] : [`${carrier.name}, who carries our texts, in ${countryNames.of(carrier.country)}`]),
    ...answers.overseas.map((country) => countryNames.of(country) ?? country),
  ];
  const contacts = [
    ...(answers.contactEmail === '' ? [] : [`email ${plain(answers.contactEmail)}`]),
    ...(answers.contactPhone === '' ? [] : [`phone ${plain(answers.contactPhone)}`]),
    ...(answers.postalAddress === '' ? [] : [`post ${plain(answers.postalAddress)}`]),
  ];
  const sections: readonly (readonly [title: string, text: string])[] = [
    [
      'What we collect and hold',
      `We keep:\n\n${list(answers.collects.map((word) => collectedWords[word]))}${
        answers.health
          ? '\n\nSome of it is about your health. We ask for that only with your consent, and only where we need it to serve you.'
          : ''
      }`,
    ],
    [
      'How we collect and hold it',
      'You give it to us: in person, by phone, by text, on our pages, or when you book, order or join our list. We hold it in Bellbird, a service for texting customers, which keeps each business apart, encrypts what it sends and lets in only the people we choose.',
    ],
    ['Why we use it', `We use it:\n\n${list(answers.purposes.map((word) => purposeWords[word]))}`],
    [
      'Who else sees it',
      `We do not sell it. Those who work for us see what they need for that work, such as the carriers of our texts and emails.${
        abroad.length === 0
          ? ' We do not send it to anybody outside Australia.'
          : ` Some of it goes outside Australia:\n\n${list(abroad)}`
      }`,
    ],
    [
      'Decisions by computer programs',
      answers.automatedDecisions
        ? 'We use computer programs to make, or to help make, decisions that can matter to you. They use what is listed under “What we collect and hold”. Ask us which decisions these are, and ask for a person to look at one again.'
        : 'No computer program of ours makes decisions that significantly affect your rights or interests.',
    ],
    [
      'See it, correct it, stop our texts',
      'You can ask to see what we hold about you, and to have it corrected. Every marketing text says how to stop them; you can also tell us.',
    ],
    [
      'Complaints',
      'If you think we have not kept to this policy or to the Australian Privacy Principles, tell us first. We answer within 30 days. If you are not happy with the answer, you can complain to the Office of the Australian Information Commissioner at [oaic.gov.au](https://www.oaic.gov.au).',
    ],
    ['How to reach us', list(contacts)],
    [
      'About this policy',
      'It was made from questions that we answered, as a start; it is not legal advice. Whether the Privacy Act 1988 binds a business depends on its turnover and on what kind of business it is.',
    ],
  ];
  const who = abn === '' ? name : `${name} (ABN ${spaced(abn)})`;
  const opening = `This is how ${who} handles your personal information.`;
  return ['# Privacy policy', opening, ...sections.flatMap(([title, text]) => [`## ${title}`, text])].join('\n\n');
}
