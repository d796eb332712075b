import type { ResendOf } from '../../../domain/campaigns/resend-of';
import type { Replaced } from '../../../domain/message/costly';
import { inStep, type Versioned } from './versions';

/** A campaign while it is being written: what the composer holds, keeps and sends. Times are of the wall in the business's zone. */
export interface Draft extends Versioned {
  name: string;
  segmentIds: readonly string[];
  groupIds: readonly string[];
  contactIds: readonly string[];
  /** Alone: those of another campaign who did not get it. */
  resendOf: ResendOf | null;
  /** Of a quick text: contacts' ids and numbers as they were typed, in the order of its field (`addressed`). */
  to: readonly string[];
  /** Numbers as they were typed; of a quick text those of `to`. */
  phones: readonly string[];
  saveAsContacts: boolean;
  callerId: string | null;
  messageType: MessageType;
  smsTemplateId: string | null;
  /** Each link of the text is shortened and its clicks are counted. */
  trackLinks: boolean;
  deliveryType: 'immediately' | 'later';
  /** YYYY-MM-DD and HH:mm; empty while not chosen. */
  date: string;
  time: string;
  limitDate: string;
  limitTime: string;
  /** Of one for later: these are times on each person's own wall. */
  isOwnTime: boolean;
  /** Costly characters that the person wants all the same. */
  keptCharacters: readonly string[];
}
export type MessageType = 'marketing' | 'transactional' | 'review';

export const emptyDraft: Draft = {
  name: '',
  segmentIds: [],
  groupIds: [],
  contactIds: [],
  resendOf: null,
  to: [],
  phones: [],
  saveAsContacts: false,
  callerId: null,
  messageType: 'marketing',
  message: '',
  versions: [],
  openVersion: 0,
  variantSeed: null,
  smsTemplateId: null,
  trackLinks: false,
  deliveryType: 'immediately',
  date: '',
  time: '',
  limitDate: '',
  limitTime: '',
  isOwnTime: false,
  keptCharacters: [],
};

/** Nothing in it that anybody would miss. The sender is chosen for the person, so it does not count. */
export const isBlank = (draft: Draft): boolean =>
  draft.name.trim() === '' && draft.message.trim() === '' && !hasAudience(draft);

export const hasAudience = ({
  segmentIds,
  groupIds,
  contactIds,
  phones = [],
  resendOf = null,
}: Pick<Draft, 'segmentIds' | 'groupIds' | 'contactIds'> & Partial<Pick<Draft, 'phones' | 'resendOf'>>): boolean =>
  segmentIds.length + groupIds.length + contactIds.length + phones.length + (resendOf?.statuses.length ?? 0) > 0;

export const sameDraft = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface DraftState {
  draft: Draft;
  /** Grows with each change that the person made here; what comes from elsewhere does not count. */
  revision: number;
  replaced: Replaced | null;
}

export type DraftAction =
  | { do: 'change'; change: Partial<Draft> }
  | { do: 'replace'; replaced: Replaced }
  | { do: 'undo-replace' }
  /** A newer version from another tab or device. */
  | { do: 'adopt'; draft: Draft };

export const startState = (draft: Draft): DraftState => ({ draft, revision: 0, replaced: null });

export function draftReducer(state: DraftState, action: DraftAction): DraftState {
  switch (action.do) {
    case 'change': {
      const draft = inStep({ ...state.draft, ...action.change });
      if (sameDraft(draft, state.draft)) return state;
      // The way back from a replacement holds as long as the text is what it left.
      return {
        draft,
        revision: state.revision + 1,
        replaced: draft.message === state.draft.message ? state.replaced : null,
      };
    }
    case 'replace':
      return {
        draft: inStep({ ...state.draft, message: action.replaced.after }),
        revision: state.revision + 1,
        replaced: action.replaced,
      };
    case 'undo-replace': {
      if (state.replaced === null || state.replaced.after !== state.draft.message) return state;
      return {
        draft: inStep({ ...state.draft, message: state.replaced.before }),
        revision: state.revision + 1,
        replaced: null,
      };
    }
    case 'adopt':
      return { draft: action.draft, revision: state.revision, replaced: null };
  }
}
