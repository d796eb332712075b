/** One of two or three versions of a text, of which each person gets one. */
export interface Version {
  message: string;
  /** Of a hundred people so many get it. */
  share: number;
}

export const mostVersions = 3;
/** Another version has at least one person in a hundred. */
export const mostShare = 99;

/** What of a draft is its text. */
export interface Versioned {
  /** With placeholders as the server knows them: `{{firstName|there}}`. */
  message: string;
  /** Two or three versions of it, of which `message` is the one that is open; none: there is one text. */
  versions: readonly Version[];
  openVersion: number;
  /** Decides who gets which. */
  variantSeed: string | null;
}
type Change = Omit<Versioned, 'variantSeed'>;

/** The text and a copy of it to be changed, half and half. */
export const twoVersions = ({ message }: Versioned): Change & Pick<Versioned, 'variantSeed'> => ({
  message,
  versions: evenly([message, message]),
  openVersion: 1,
  // Who gets which stays the same from the first price to the last text.
  variantSeed: crypto.randomUUID(),
});

export const oneMore = ({ message, versions }: Versioned): Change => ({
  message,
  versions: evenly([...versions.map((version) => version.message), message]),
  openVersion: versions.length,
});

/** The version that is open is taken away; of two the other is the text. */
export function withoutOpen({ versions, openVersion }: Versioned): Change {
  const rest = versions.filter((_, at) => at !== openVersion).map((version) => version.message);
  return { message: rest[0] ?? '', versions: rest.length > 1 ? evenly(rest) : [], openVersion: 0 };
}

export const opened = ({ versions }: Versioned, at: number): Pick<Versioned, 'message' | 'openVersion'> => ({
  message: versions[at]?.message ?? '',
  openVersion: at,
});

/** What was typed as a share: a whole number up to the most; 0 while nothing stands there. */
export const shareTyped = (typed: string): number => Math.min(mostShare, Math.max(0, Math.trunc(Number(typed)) || 0));

/** Of two the other gets what is left. */
export function shared({ versions, openVersion }: Versioned, share: number): Pick<Versioned, 'versions'> {
  const other = versions.length === 2 && isShare(share) ? 100 - share : null;
  return {
    versions: versions.map((version, at) => ({
      ...version,
      share: at === openVersion ? share : (other ?? version.share),
    })),
  };
}

const isShare = (share: number): boolean => share >= 1 && share <= mostShare;

export const sharesAddUp = ({ versions }: Pick<Versioned, 'versions'>): boolean =>
  versions.length === 0 ||
  (versions.every(({ share }) => isShare(share)) && versions.reduce((sum, { share }) => sum + share, 0) === 100);

/** What the version that is open says is the text: whatever changes that changes the version. */
export function inStep<D extends Versioned>(draft: D): D {
  const { message, versions, openVersion } = draft;
  if (versions.length === 0 || versions[openVersion]?.message === message) return draft;
  return {
    ...draft,
    versions: versions.map((version, at) => (at === openVersion ? { ...version, message } : version)),
  };
}

/** The text or its versions, as the server takes them. */
export const textsOf = ({ message, versions, variantSeed }: Versioned) =>
  versions.length === 0
    ? { message }
    : { variants: versions.map((version) => ({ ...version })), ...(variantSeed !== null && { variantSeed }) };

/** The versions of a campaign of the server, or what a browser kept of them. */
export function versionsOf(given: unknown): Version[] {
  if (!Array.isArray(given) || given.length < 2 || given.length > mostVersions) return [];
  return (given as Partial<Version>[]).map((version) => ({
    message: typeof version?.message === 'string' ? version.message : '',
    share: typeof version?.share === 'number' ? version.share : 0,
  }));
}

const evenly = (messages: readonly string[]): Version[] =>
  messages.map((message, at) => ({
    message,
    share: Math.floor(100 / messages.length) + (at < 100 % messages.length ? 1 : 0),
  }));
