/** The five texts of a turn. */
export const textKinds = [
  'queue-confirmation',
  'almost-ready',
  'its-your-turn',
  'thank-and-review',
  'cancellation-turn',
] as const;
export type TextKind = (typeof textKinds)[number];

/** One of the texts: whether it goes, and what it says. */
export interface QueueMessage {
  enabled: boolean;
  text: string;
}

/** Who or what attends. */
export interface QueueResource {
  id: string;
  name: string;
  /** Decimal minutes. */
  minutesPerTurn: string;
}

/** How a business keeps its list; `name` null: the business's own. */
export interface Settings {
  enabled: boolean;
  name: string | null;
  capacity: number | null;
  minutesPerTurn: string;
  showEstimate: boolean;
  askPartySize: boolean;
  mostPartySize: number;
  askPhone: 'required' | 'optional';
  resources: readonly QueueResource[];
  publicBooking: 'open' | 'on-site' | 'off';
  noShow: 'requeue' | 'cancel';
  requeueAfter: number;
  mostNoShows: number;
  graceMinutes: number;
  letPassMost: number;
  almostReadyAhead: number;
  thankAfterMinutes: number;
  mostTextsAnHour: number;
  callerId: string | null;
  opensByItself: boolean;
  wallShows: 'numbers' | 'first-names';
  branding: { primary: string | null; logo: 'account' | 'none'; welcome: string; closedText: string };
  messages: Readonly<Record<TextKind, QueueMessage>>;
}

/** What a business has that changed nothing (the page's own defaults and words). */
export const defaults: Settings = {
  enabled: false,
  name: null,
  capacity: null,
  minutesPerTurn: '5.0',
  showEstimate: true,
  askPartySize: true,
  mostPartySize: 12,
  askPhone: 'required',
  resources: [],
  publicBooking: 'open',
  noShow: 'requeue',
  requeueAfter: 3,
  mostNoShows: 1,
  graceMinutes: 5,
  letPassMost: 3,
  almostReadyAhead: 2,
  thankAfterMinutes: 30,
  mostTextsAnHour: 300,
  callerId: null,
  opensByItself: false,
  wallShows: 'numbers',
  branding: { primary: null, logo: 'account', welcome: '', closedText: '' },
  messages: {
    'queue-confirmation': {
      enabled: true,
      text: '{{businessName}}: you are turn {{turnNumber}}, about {{estimate}} min. Your place: {{turnLink}}',
    },
    'almost-ready': {
      enabled: true,
      text: '{{businessName}}: turn {{turnNumber}} is almost ready, now serving {{currentTurnNumber}}. Please come back. {{turnLink}}',
    },
    'its-your-turn': {
      enabled: true,
      text: '{{businessName}}: it is your turn, number {{turnNumber}}. Please come in now.',
    },
    'thank-and-review': {
      enabled: false,
      text: 'Thanks for visiting {{businessName}}. How was it? {{reviewLink}}',
    },
    'cancellation-turn': {
      enabled: true,
      text: '{{businessName}}: turn {{turnNumber}} is cancelled. Sorry. You can join again: {{turnLink}}',
    },
  },
};

/** What the list is called, wherever it is named: as its settings say, else as the business. */
export const listName = ({ name }: { name: string }, settings: Settings): string => settings.name ?? name;

/** A field and what is wrong with it. */
export interface Wrong {
  field: string;
  message: string;
}

/** What is wrong with who or what a turn waits for; null is anybody. */
export const wrongResource = (resource: string | null, { resources }: Settings): Wrong | null =>
  resource === null || resources.some(({ id }) => id === resource)
    ? null
    : { field: 'resource', message: 'There is no such choice.' };

const wrongParty = (size: number | null, { mostPartySize }: Settings): Wrong | null =>
  size === null || (size >= 1 && size <= mostPartySize)
    ? null
    : { field: 'partySize', message: `Give a number from 1 to ${mostPartySize}.` };

/** What is wrong with the party and the choice of a turn, as it is booked or put right. */
export const wrongOf = (
  { partySize, resource }: { partySize?: number | null; resource?: string | null },
  settings: Settings,
): Wrong[] =>
  [wrongParty(partySize ?? null, settings), wrongResource(resource ?? null, settings)].filter((each) => each !== null);

/** Minutes of a turn, as seconds. */
export const secondsOf = (minutes: string): number => Math.round(Number(minutes) * 60);

/** What one turn of a resource takes by the settings, in seconds. */
export function givenSeconds({ resources, minutesPerTurn }: Settings, resource: string | null): number {
  return secondsOf(resources.find(({ id }) => id === resource)?.minutesPerTurn ?? minutesPerTurn);
}
