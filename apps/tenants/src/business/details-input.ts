import { Allow, IsInt, IsOptional, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { isSound } from '@bellbird/field-rules';
import type { PolicyRow } from '../privacy-policy/policy-row.js';
import {
  isAbn,
  isBusinessName,
  isCountry,
  isEmail,
  isPhoneText,
  isPostCode,
  isShortText,
  isTimeZone,
  isWebsite,
  messages,
  withoutSpaces,
} from './details-rules.js';

const rule = (name: string, test: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && test(value),
      defaultMessage: () => message,
    },
  });
const isText = ValidateBy({
  name: 'text',
  validator: { validate: (value: unknown) => typeof value === 'string', defaultMessage: () => 'Give a text.' },
});

/** Only the fields that are given are changed; null is no value of any. */
const Given = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

export class DetailsInput {
  @Given() @rule('businessName', isBusinessName, messages.name) name?: string;
  @Given() @rule('email', isEmail, messages.email) email?: string;
  @Given() @rule('country', isCountry, messages.country) country?: string;
  @Given() @rule('shortText', isShortText, messages.text) state?: string;
  @Given() @rule('shortText', isShortText, messages.text) city?: string;
  @Given() @rule('shortText', isShortText, messages.text) address?: string;
  @Given() @rule('postCode', isPostCode, messages.postCode) postCode?: string;
  @Given() @rule('website', isWebsite, messages.website) website?: string;
  @Given() @rule('timeZone', isTimeZone, messages.timeZone) timeZone?: string;
  @Given() @rule('abn', (text) => isAbn(withoutSpaces(text)), messages.abn) abn?: string;
  @Given() @rule('phone', isPhoneText, messages.phone) phone?: string;
  /** The version that the change was made on; null says no more than nothing. */
  @IsOptional() @IsInt() version?: number | null;
}

export class ImageInput {
  /** Where it is, is our own word: this one is read by nobody. */
  @IsOptional() @MaxLength(2_000, { message: 'The address of the image is too long.' }) url?: string | null;
  @rule(
    'bucketPath',
    (text) => text.length <= 500 && /^[\w-]+(?:\/[\w.-]+){1,6}$/.test(text) && !text.includes('..'),
    'Give the place of the image in the storage.',
  )
  bucketPath: string;
}

export class PrivacyPolicyInput {
  @Given()
  @rule('type', (text) => ['inline', 'url', 'generated'].includes(text), 'Must be inline, url or generated.')
  type?: PolicyRow['type'];
  // class-validator asks the last decorator first.
  @Given()
  @rule('content', (text) => text.length <= 100_000 && isSound(text), 'Use at most 100,000 characters.')
  @isText
  content?: string;
  @Given() @rule('website', isWebsite, messages.website) url?: string;
  @Allow() generated?: unknown;
  /** The version that the change was made on. */
  @IsOptional() @IsInt() version?: number | null;
}

export class BrandingInput {
  @Allow() colours?: unknown;
  @Allow() icon?: unknown;
  @Allow() logo?: unknown;
}
