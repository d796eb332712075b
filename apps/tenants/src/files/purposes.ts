import type { AccessRule } from '@bellbird/auth';

const megabyte = 2 ** 20;

/** What a file is for: it decides what is taken, how large, and who may upload and read it. */
export interface Purpose {
  /** Media types that are taken, each with the ending of its keys. */
  types: Readonly<Record<string, string>>;
  mostBytes: number;
  /** Pixels a side, of images that are shown. */
  sides?: { least: number; most: number };
  /** Length of recordings, in milliseconds. */
  lasts?: { leastMs: number; mostMs: number };
  uploads: AccessRule;
  reads: AccessRule;
  /** Only who uploaded it, of the whole business. */
  isOwn?: true;
  /** May be published at /images. */
  isPublic?: true;
  /** Carriers may fetch it at /media. */
  isMedia?: true;
  /** Papers of people: each reading leaves a row in the trail of the business, and the platform's admin may read them. */
  isAudited?: true;
}

const png = { 'image/png': 'png' };
const jpeg = { 'image/jpeg': 'jpg' };
const gif = { 'image/gif': 'gif' };
const webp = { 'image/webp': 'webp' };
const shown = {
  types: { ...png, ...jpeg, ...webp, ...gif },
  mostBytes: 5 * megabyte,
  sides: { least: 16, most: 4_096 },
  isPublic: true,
} as const;
const brand = { ...shown, uploads: 'business-editor, merchant-editor', reads: 'member' } as const;
const written = { uploads: 'campaign-editor', reads: 'member' } as const;
const paper = {
  types: { 'application/pdf': 'pdf', ...png, ...jpeg },
  mostBytes: 5 * megabyte,
  isAudited: true,
} as const;

/** The table of purposes (people and account, *Files*). */
export const purposes = {
  avatar: { ...shown, uploads: 'user', reads: 'user', isOwn: true },
  icon: brand,
  logo: brand,
  'mms-image': { ...written, types: { ...jpeg, ...png, ...gif }, mostBytes: 5 * megabyte, isMedia: true },
  'email-image': { ...written, types: { ...jpeg, ...png, ...gif }, mostBytes: megabyte, isPublic: true },
  recording: {
    ...written,
    types: { 'audio/wav': 'wav', 'audio/mpeg': 'mp3' },
    mostBytes: 10 * megabyte,
    lasts: { leastMs: 1_000, mostMs: 120_000 },
    isMedia: true,
  },
  'identity-document': { ...paper, uploads: 'business-editor', reads: 'business-editor, admin' },
  evidence: { ...paper, uploads: 'campaign-editor', reads: 'campaign-editor, admin' },
} as const satisfies Record<string, Purpose>;

export type PurposeName = keyof typeof purposes;
export const purposeNames = Object.keys(purposes) as readonly PurposeName[];
export const purposeOf = (name: PurposeName): Purpose => purposes[name];

/** What all files of a business may weigh together, in bytes. */
export const mostBytesOfTenant = 2 * 2 ** 30;
/** How many uploads a person may begin an hour. */
export const mostUploadsAnHour = 300;
