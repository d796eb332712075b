import { invalidInput, type FieldError } from '@bellbird/errors';
import { isPersonName, textForms } from '@bellbird/field-rules';
import { writable, WrongValue, type Writable } from '@bellbird/resource-kit';
import { ownActionWords } from './public/own-action-words.js';
import { statuses } from './turn/turn.js';

/** How each member of a body is read; a body of its own inside is one more shape, in a list one of each. */
interface Shape {
  [member: string]: Writable | Shape | readonly [Shape];
}

const free = { column: null } as const;
const required = { ...free, required: true } as const;
const text = (max: number): Writable => writable.text({ ...free, max });
const whole = (min: number, max: number): Writable => writable.whole({ ...free, min, max });
const word = (...words: readonly string[]): Writable => writable.oneOf(words, free);
const patternOf = (form: string): RegExp => new RegExp(textForms[form]?.pattern ?? '.*', 'u');
const formed = (form: string, max: number): Writable => writable.text({ ...free, max, pattern: patternOf(form) });
const personName = (more: object): Writable =>
  writable.text({ ...free, ...more, max: 50, pattern: patternOf('person-name'), check: isPersonName });
const minutes = writable.text({ ...free, max: 5, pattern: /^\d{1,3}(?:\.\d)?$/ });

/** Settings: only what is given is changed. */
const settings: Shape = {
  name: text(100),
  capacity: whole(1, 10_000),
  minutesPerTurn: minutes,
  mostPartySize: whole(1, 50),
  askPhone: word('required', 'optional'),
  resources: [
    {
      id: writable.text({ ...free, max: 40, pattern: /^[a-z0-9-]+$/ }),
      name: writable.text({ ...required, max: 50 }),
      minutesPerTurn: minutes,
    },
  ],
  publicBooking: word('open', 'on-site', 'off'),
  noShow: word('requeue', 'cancel'),
  requeueAfter: whole(1, 10),
  mostNoShows: whole(0, 3),
  graceMinutes: whole(1, 60),
  letPassMost: whole(0, 10),
  almostReadyAhead: whole(1, 10),
  thankAfterMinutes: whole(0, 1_440),
  mostTextsAnHour: whole(10, 5_000),
  callerId: writable.reference(free),
  wallShows: word('numbers', 'first-names'),
  branding: {
    primary: formed('colour', 7),
    logo: word('account', 'none'),
    welcome: text(200),
    closedText: text(200),
  },
  messages: {},
};

const booking: Shape = {
  firstName: personName({ required: true }),
  lastName: personName({}),
  phone: text(40),
  phoneCountry: formed('country-letters', 2),
  partySize: whole(1, 50),
  resource: text(40),
  note: text(200),
  onSiteKey: text(200),
  kioskKey: text(200),
};

const status = word(...statuses);
const turnPatch: Shape = {
  partySize: whole(1, 50),
  name: text(101),
  phone: text(40),
  note: text(200),
};
const turnChange: Shape = {
  ...turnPatch,
  status,
  from: status,
  reason: word('staff', 'customer', 'no-show'),
  resource: text(40),
  moveTo: whole(1, 10_000),
  reply: word('kept'),
};

/** The bodies that people write, by what they are for. */
export const shapes = {
  settings,
  booking,
  turnChange,
  turnPatch,
  callNext: { resource: text(40) },
  openDay: { capacity: whole(1, 10_000), firstNumber: whole(1, 9_000) },
  closeDay: { waiting: word('keep', 'cancel') },
  ownTurn: { action: writable.oneOf(ownActionWords, required) },
} as const satisfies Record<string, Shape>;

/** @throws 400 with all that is wrong with a body at once, by path: `resources[0].name`. Looks at nothing but the body. */
export function checkShape(shape: Shape, body: object): void {
  const wrong = wrongMembers(shape, body as Readonly<Record<string, unknown>>, '');
  if (wrong.length > 0) throw invalidInput(...wrong);
}

function wrongMembers(shape: Shape, body: Readonly<Record<string, unknown>>, path: string): FieldError[] {
  return Object.entries(shape).flatMap(([member, form]) => {
    const field = `${path}${member}`;
    const value = body[member];
    if (isWritable(form)) return wrongValue(form, value, field);
    if (value == null) return [];
    if (Array.isArray(form)) {
      const [each] = form as readonly [Shape];
      return (value as Readonly<Record<string, unknown>>[]).flatMap((item, at) =>
        wrongMembers(each, item, `${field}[${at}].`),
      );
    }
    if (typeof value !== 'object' || Array.isArray(value)) return [{ field, message: 'Give an object.' }];
    return wrongMembers(form as Shape, value as Readonly<Record<string, unknown>>, `${field}.`);
  });
}

const isWritable = (form: Shape[string]): form is Writable => 'read' in form && typeof form.read === 'function';

function wrongValue(form: Writable, value: unknown, field: string): FieldError[] {
  if (value == null) return form.required ? [{ field, message: form.missing ?? 'This is required.' }] : [];
  try {
    form.read(value);
    return [];
  } catch (error) {
    if (!(error instanceof WrongValue)) throw error;
    return error.parts.map(({ at, message }) => ({ field: field + at, message }));
  }
}
