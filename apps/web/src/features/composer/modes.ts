import { composerTexts as t } from './composer.texts';
import { draftTexts } from './draft/draft.texts';

/**
 * What is written: a new campaign of which nothing is kept yet, a draft, one that is scheduled and is changed as a
 * whole, or a quick text, which goes to single people and numbers, at once.
 */
export type ModeName = 'new' | 'draft' | 'scheduled' | 'quick';

/** What sets one of them apart from the others: whoever needs to know asks this, never which of them it is. */
export interface Mode {
  /** What it is called while it has no name of its own. */
  title: string;
  /** Before that, the first words of its text as it was opened. */
  isNamedByText: boolean;
  /** Nothing of it is kept yet, so the draft that was left may be what is wanted. */
  isNew: boolean;
  /** It is of a type and may have versions; a quick text is about something that the person asked for. */
  isCampaign: boolean;
  /** The whole bill is shown once more before it goes; where it is not, the bill beside the text says all. */
  isReviewed: boolean;
  /** It waits already: its button keeps the changes, and sends nothing. */
  isWaiting: boolean;
  /** Said of what the server has; null: nothing. */
  saved: ((time: string) => string) | null;
  /** Said of what only this browser has. */
  savedHere: (time: string) => string;
  /** It belongs in this browser alone until it is sent or saved: nothing is amiss while it is only there. */
  isKeptHere: boolean;
}

const campaign: Mode = {
  title: t.newCampaign,
  isNamedByText: false,
  isNew: false,
  isCampaign: true,
  isReviewed: true,
  isWaiting: false,
  saved: draftTexts.saved,
  savedHere: draftTexts.local,
  isKeptHere: false,
};

export const modes: Readonly<Record<ModeName, Mode>> = {
  new: { ...campaign, isNew: true },
  draft: { ...campaign, isNamedByText: true },
  scheduled: {
    ...campaign,
    title: t.editScheduled,
    isWaiting: true,
    saved: null,
    savedHere: draftTexts.changesLocal,
    isKeptHere: true,
  },
  quick: { ...campaign, isCampaign: false, isReviewed: false, savedHere: draftTexts.saved, isKeptHere: true },
};
