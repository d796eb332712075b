import { resendOfIn } from '../../../domain/campaigns/resend-of';
import { store, storedJson } from '../../../lib/stored';
import { addressed } from './addressed';
import { emptyDraft, type Draft } from './draft';
import { versionsOf } from './versions';

/** A draft as it is kept in the browser. */
export interface KeptDraft {
  draft: Draft;
  /** ISO instant of the last change. */
  savedAt: string;
  /** The tab that made it. */
  tab: string;
  /** The campaign's version that the change is upon; null of one that is no campaign yet. */
  base: number | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** Whatever of them was kept: the one that is open says what the text says. */
function keptVersions(d: Record<string, unknown>): Pick<Draft, 'versions' | 'openVersion' | 'variantSeed'> {
  const versions = versionsOf(d['versions']);
  const at = d['openVersion'];
  const openVersion = typeof at === 'number' && versions[at] !== undefined ? at : 0;
  const message = isText(d['message']) ? d['message'] : '';
  return {
    versions: versions.map((version, place) => (place === openVersion ? { ...version, message } : version)),
    openVersion,
    variantSeed: isText(d['variantSeed']) ? d['variantSeed'] : null,
  };
}

/** The one place where a kept draft is believed: what it holds was written by another version of this page, or by nobody. */
export function keptOf(stored: unknown): KeptDraft | null {
  if (
    typeof stored !== 'object' ||
    stored === null ||
    !('draft' in stored) ||
    typeof stored.draft !== 'object' ||
    stored.draft === null
  )
    return null;
  const { savedAt, tab, base } = stored as Record<string, unknown>;
  if (!isText(savedAt) || Number.isNaN(Date.parse(savedAt))) return null;
  const d = stored.draft as Record<string, unknown>;
  const text = (key: keyof Draft): string => (isText(d[key]) ? d[key] : '');
  return {
    savedAt,
    tab: isText(tab) ? tab : '',
    base: typeof base === 'number' ? base : null,
    draft: {
      ...emptyDraft,
      name: text('name'),
      message: text('message'),
      ...keptVersions(d),
      date: text('date'),
      time: text('time'),
      limitDate: text('limitDate'),
      limitTime: text('limitTime'),
      segmentIds: texts(d['segmentIds']),
      groupIds: texts(d['groupIds']),
      contactIds: texts(d['contactIds']),
      resendOf: resendOfIn(d['resendOf']),
      phones: texts(d['phones']),
      ...(texts(d['to']).length > 0 && addressed(texts(d['to']))),
      saveAsContacts: d['saveAsContacts'] === true,
      trackLinks: d['trackLinks'] === true,
      isOwnTime: d['isOwnTime'] === true,
      keptCharacters: texts(d['keptCharacters']),
      callerId: isText(d['callerId']) ? d['callerId'] : null,
      smsTemplateId: isText(d['smsTemplateId']) ? d['smsTemplateId'] : null,
      messageType:
        d['messageType'] === 'transactional' || d['messageType'] === 'review' ? d['messageType'] : 'marketing',
      deliveryType: d['deliveryType'] === 'later' ? 'later' : 'immediately',
    },
  };
}

/**
 * What an edited campaign opens with: changes that only this browser has, where they stand upon the version the server
 * has, or where a save of them is not answered yet (`isUnanswered`), which may be what made that version; else the
 * server's, and `lost` is what was typed upon an older one. `base` is the version that the draft stands upon.
 */
export function openEdited(
  server: { draft: Draft; version: number },
  local: KeptDraft | null,
  isUnanswered = false,
): { draft: Draft; base: number; isLocal: boolean; lost: Draft | null } {
  const theirs = { draft: server.draft, base: server.version, isLocal: false, lost: null };
  if (local === null || JSON.stringify(local.draft) === JSON.stringify(server.draft)) return theirs;
  if (local.base !== null && (local.base === server.version || isUnanswered))
    return { draft: local.draft, base: local.base, isLocal: true, lost: null };
  return { ...theirs, lost: local.draft };
}

/** Of a campaign that is none yet: it is kept there until the server has it. */
export const newSlot = 'new';
/** A quick text, which is no campaign before it is sent; begun for one person it stands beside that of the menu. */
export const quickSlotOf = (asked: string | null): string => (asked === null ? 'quick' : `quick.${asked}`);
export const slotOf = (campaignId: string | null): string => (campaignId === null ? newSlot : `edit.${campaignId}`);

const keyOf = (userId: string, slot: string): string => `bellbird.draft.${userId}.${slot}`;
export const draftKey = keyOf;

export function readKept(userId: string, slot: string): KeptDraft | null {
  return keptOf(storedJson(keyOf(userId, slot)));
}

/** False where the browser's storage is full or closed: the server's copy is then the only one. */
export function writeKept(userId: string, slot: string, kept: KeptDraft): boolean {
  return store(keyOf(userId, slot), JSON.stringify(kept));
}

export const forgetKept = (userId: string, slot: string): boolean => store(keyOf(userId, slot), null);
