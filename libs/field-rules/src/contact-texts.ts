import { contactFieldWords, isContactEmail, isContactFullName, isContactPersonName } from './contact.js';

/** A text of a contact. */
export interface ContactText {
  /** Whether it may be stored; what is checked is trimmed and not empty. */
  fits: (text: string) => boolean;
  /** What is said of one that does not fit. */
  wrong: string;
  /** Characters, at most. */
  longest: number;
  /** Its form in `textForms`, for who describes the API. */
  form: string;
  /** Headings of a file that mean it, in small letters without spaces and signs. */
  headings: readonly string[];
}

const personName = {
  fits: isContactPersonName,
  wrong: contactFieldWords.personName,
  longest: 50,
  form: 'contact-person-name',
};

/**
 * The texts of a contact that people type, import, export, filter by and put into messages: `{{firstName}}`. Each is a
 * column of its name in snake case. What the contacts service, templates and the client do with any of them follows from
 * this list; what is special of one (a name that nobody wrote is made of first and last) stands where it is done.
 */
export const contactTexts = {
  name: {
    fits: isContactFullName,
    wrong: contactFieldWords.fullName,
    longest: 200,
    form: 'contact-full-name',
    headings: ['name', 'fullname', 'contact', 'contactname', 'customer', 'customername', 'clientname', 'displayname'],
  },
  firstName: { ...personName, headings: ['firstname', 'first', 'givenname', 'given', 'forename', 'christianname'] },
  lastName: { ...personName, headings: ['lastname', 'last', 'surname', 'familyname', 'family'] },
  email: {
    fits: isContactEmail,
    wrong: contactFieldWords.email,
    longest: 254,
    form: 'contact-email',
    headings: ['email', 'emailaddress', 'mail', 'emails', 'email1', 'primaryemail'],
  },
} as const satisfies Record<string, ContactText>;

export type ContactTextName = keyof typeof contactTexts;
export const contactTextNames = Object.keys(contactTexts) as ContactTextName[];

export const isContactText = (name: string): name is ContactTextName => Object.hasOwn(contactTexts, name);

/** Something of each text, by its name. */
export const ofContactTexts = <T>(make: (name: ContactTextName) => T): Record<ContactTextName, T> =>
  Object.fromEntries(contactTextNames.map((name) => [name, make(name)])) as Record<ContactTextName, T>;
