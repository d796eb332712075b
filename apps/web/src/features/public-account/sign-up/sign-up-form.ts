import { invalidBusinessName, invalidPersonName, isBusinessName, isPersonName } from '@bellbird/field-rules';
import { browserZone, countryOfZone } from '../../../lib/places/choices';
import type { Rules } from '../../../ui/form/state/use-form';
import { newPasswordProblem } from '../../../ui/password/new-password-field';
import { emailProblem } from '../account-rules';
import { publicAccountTexts } from '../public-account.texts';

const t = publicAccountTexts.signUpPage;

/** A type, for an interface would be no record of values. */
export type SignUpValues = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  businessName: string;
  country: string;
  timeZone: string;
  phone: string;
  referralCode: string;
  howDidYouHear: string;
  acceptTermsAndConditions: boolean;
};

export function emptySignUp(zone = browserZone()): SignUpValues {
  return {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    businessName: '',
    country: countryOfZone(zone),
    timeZone: zone,
    phone: '',
    referralCode: '',
    howDidYouHear: '',
    acceptTermsAndConditions: false,
  };
}

/** What everybody says who gets an account. */
export type PersonValues = Pick<SignUpValues, 'firstName' | 'lastName' | 'password' | 'acceptTermsAndConditions'>;

export const acceptedTerms = (value: boolean): string | undefined => (value ? undefined : t.mustAccept);

/** The server's own rules, of text as it is sent: without spaces around it. */
export const personRules: Rules<PersonValues> = {
  firstName: (value) =>
    value.trim() === '' ? t.firstNameMissing : isPersonName(value.trim()) ? undefined : invalidPersonName,
  lastName: (value) =>
    value.trim() === '' ? t.lastNameMissing : isPersonName(value.trim()) ? undefined : invalidPersonName,
  password: newPasswordProblem,
  acceptTermsAndConditions: acceptedTerms,
};

export const signUpRules: Rules<SignUpValues> = {
  ...personRules,
  email: (value) => (value.trim() === '' ? t.emailMissing : emailProblem(value)),
  businessName: (value) =>
    value.trim() === '' ? t.businessNameMissing : isBusinessName(value.trim()) ? undefined : invalidBusinessName,
  referralCode: (value) => (value.trim().length <= 64 ? undefined : t.referralTooLong),
  howDidYouHear: (value) => (value.trim().length <= 200 ? undefined : t.hearTooLong),
};

/** What is sent: trimmed, and without what was left empty. */
export function signUpInput({ password, acceptTermsAndConditions, ...texts }: SignUpValues) {
  const given = Object.fromEntries(
    Object.entries(texts)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  );
  return { ...given, password, acceptTermsAndConditions };
}
