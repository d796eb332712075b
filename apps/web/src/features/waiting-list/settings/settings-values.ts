import { isHex } from '@bellbird/field-rules';
import type { Problem } from '../../../lib/graph/problem';
import type { WaitingListSettingsInput } from '../../../lib/graph/schema.generated';
import { isSame } from '../../../ui/form/state/paths';
import type { Rules, Wrong } from '../../../ui/form/state/use-form';
import { messageProblem, textKinds, type TextKind } from './message-fields';
import type { WaitingListSettingsPageQuery, WholeSettingsFragment } from './settings.generated';
import { listSettingsTexts as t } from './settings.texts';

export type Settings = WholeSettingsFragment;
export type AccountLooks = WaitingListSettingsPageQuery['accountSettingsBranding'];
type Message = { enabled: boolean; text: string };
type Resource = { id: string; name: string; minutesPerTurn: string };

/** The settings as fields hold them: numbers as they are typed, what is not set is empty. */
export type SettingsValues = {
  enabled: boolean;
  name: string;
  capacity: string;
  opensByItself: boolean;
  messages: { [kind in TextKind]: Message };
  callerId: string;
  mostTextsAnHour: string;
  almostReadyAhead: string;
  thankAfterMinutes: string;
  minutesPerTurn: string;
  showEstimate: boolean;
  noShow: string;
  requeueAfter: string;
  mostNoShows: string;
  graceMinutes: string;
  letPassMost: string;
  resources: Resource[];
  publicBooking: string;
  askPhone: string;
  askPartySize: boolean;
  mostPartySize: string;
  branding: { primary: string; logo: string; welcome: string; closedText: string };
  wallShows: string;
};

/** Least and most of each whole number (waiting-list.md, section 4). */
export const bounds = {
  capacity: [1, 10_000],
  mostPartySize: [1, 50],
  requeueAfter: [1, 10],
  mostNoShows: [0, 3],
  graceMinutes: [1, 60],
  letPassMost: [0, 10],
  almostReadyAhead: [1, 10],
  thankAfterMinutes: [0, 1_440],
  mostTextsAnHour: [10, 5_000],
} as const satisfies Partial<Record<keyof SettingsValues, readonly [number, number]>>;
export type NumberName = keyof typeof bounds;
export const mostResources = 20;
const mostWords = 200;

export function valuesOf(settings: Settings): SettingsValues {
  const messages = settings.messages as Record<TextKind, Message>;
  const { primary, logo, welcome, closedText } = settings.branding;
  return {
    enabled: settings.enabled,
    name: settings.name,
    capacity: settings.capacity == null ? '' : String(settings.capacity),
    opensByItself: settings.opensByItself,
    messages: Object.fromEntries(
      textKinds.map((kind) => [kind, { enabled: messages[kind].enabled, text: messages[kind].text }]),
    ) as SettingsValues['messages'],
    callerId: settings.callerId ?? '',
    mostTextsAnHour: String(settings.mostTextsAnHour),
    almostReadyAhead: String(settings.almostReadyAhead),
    thankAfterMinutes: String(settings.thankAfterMinutes),
    minutesPerTurn: settings.minutesPerTurn,
    showEstimate: settings.showEstimate,
    noShow: settings.noShow,
    requeueAfter: String(settings.requeueAfter),
    mostNoShows: String(settings.mostNoShows),
    graceMinutes: String(settings.graceMinutes),
    letPassMost: String(settings.letPassMost),
    resources: settings.resources.map(({ id, name, minutesPerTurn }) => ({ id, name, minutesPerTurn })),
    publicBooking: settings.publicBooking,
    askPhone: settings.askPhone,
    askPartySize: settings.askPartySize,
    mostPartySize: String(settings.mostPartySize),
    branding: { primary: primary ?? '', logo, welcome, closedText },
    wallShows: settings.wallShows,
  };
}

const names = (values: SettingsValues) => Object.keys(values) as (keyof SettingsValues)[];

/** What the server is told: only what was changed, and as of which version. */
export function inputOf(values: SettingsValues, before: SettingsValues, version: number): WaitingListSettingsInput {
  const changed = names(values).filter((name) => !isSame(values[name], before[name]));
  return { ...Object.fromEntries(changed.map((name) => [name, sent(name, values, before)])), version };
}

function sent(name: keyof SettingsValues, values: SettingsValues, before: SettingsValues): unknown {
  if (name === 'messages')
    return Object.fromEntries(
      textKinds
        .filter((kind) => !isSame(values.messages[kind], before.messages[kind]))
        .map((kind) => [kind, values.messages[kind]]),
    );
  if (name === 'branding') {
    const { primary, ...words } = values.branding;
    return { ...words, primary: primary.trim().toLowerCase() || null };
  }
  if (name === 'resources')
    return values.resources.map(({ id, ...rest }) => ({ ...(id !== '' && { id }), ...trimmed(rest) }));
  if (name in bounds) return values[name] === '' ? null : Number(values[name]);
  if (name === 'callerId') return values.callerId || null;
  return typeof values[name] === 'string' ? values[name].trim() : values[name];
}
const trimmed = ({ name, minutesPerTurn }: Omit<Resource, 'id'>) => ({
  name: name.trim(),
  minutesPerTurn: minutesPerTurn.trim(),
});

const wholeRule =
  (name: NumberName, mayBeEmpty = false) =>
  (typed: string): Wrong => {
    const [least, most] = bounds[name];
    if (mayBeEmpty && typed.trim() === '') return undefined;
    const value = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    return value >= least && value <= most ? undefined : t.between(least, most);
  };
const minutesRule = (typed: string): string | undefined =>
  /^\d{1,3}(\.\d)?$/.test(typed.trim()) && Number(typed) > 0 ? undefined : t.minutesRule;
const nothingWrong = (wrong: Record<string, string | undefined>): Wrong =>
  Object.values(wrong).every((each) => each === undefined) ? undefined : wrong;

export const rules: Rules<SettingsValues> = {
  name: (name) => (name.trim() === '' || name.trim().length > 100 ? t.nameRule : undefined),
  capacity: wholeRule('capacity', true),
  mostPartySize: wholeRule('mostPartySize'),
  requeueAfter: wholeRule('requeueAfter'),
  mostNoShows: wholeRule('mostNoShows'),
  graceMinutes: wholeRule('graceMinutes'),
  letPassMost: wholeRule('letPassMost'),
  almostReadyAhead: wholeRule('almostReadyAhead'),
  thankAfterMinutes: wholeRule('thankAfterMinutes'),
  mostTextsAnHour: wholeRule('mostTextsAnHour'),
  minutesPerTurn: minutesRule,
  messages: (messages) =>
    nothingWrong(
      Object.fromEntries(textKinds.map((kind) => [`${kind}.text`, messageProblem(kind, messages[kind].text)])),
    ),
  resources: (resources) => {
    const called = resources.map(({ name }) => name.trim().toLowerCase());
    return nothingWrong(
      Object.fromEntries(
        resources.flatMap(({ name, minutesPerTurn }, at) => [
          [
            `${at}.name`,
            name.trim() === '' || name.trim().length > 50
              ? t.resourceRule
              : called.indexOf(called[at]!) < at
                ? t.resourceTwice
                : undefined,
          ],
          [`${at}.minutesPerTurn`, minutesRule(minutesPerTurn)],
        ]),
      ),
    );
  },
  branding: ({ primary, welcome, closedText }) =>
    nothingWrong({
      primary: primary.trim() === '' || isHex(primary.trim().toLowerCase()) ? undefined : t.colourRule,
      welcome: welcome.length > mostWords ? t.wordsRule(mostWords) : undefined,
      closedText: closedText.length > mostWords ? t.wordsRule(mostWords) : undefined,
    }),
};

/** The server's paths as the form names its fields: `resources[0].name` is `resources.0.name`. */
export const fieldOf = (path: string): string =>
  path.replace(/\[(\d+)\]/g, '.$1').replace(/^(resources\.\d+)$/, '$1.name');

/** The same problem, at the fields of the form. */
export const fieldsOf = (problem: Problem): Problem['fields'] =>
  problem.fields.map(({ field, message }) => ({ field: fieldOf(field), message }));
