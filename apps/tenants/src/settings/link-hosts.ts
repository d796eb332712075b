import type { Tx } from '@bellbird/database';

export const blockedLinkHosts = 'blocked-link-hosts';

const isHost = (text: string): boolean =>
  text.length <= 253 && /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(text);

/** Whether this lists sites, with commas between, or nothing. */
export const listsHosts = (value: string): boolean => value.trim() === '' || hostsIn(value).every(isHost);

/** The sites that a value of the setting lists, in small letters, each once. */
export const hostsIn = (value: string): string[] => [
  ...new Set(
    value
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((host) => host !== ''),
  ),
];

/** The sites that the platform's admin blocks. */
export async function readBlockedLinkHosts(tx: Tx): Promise<string[]> {
  const [row] = await tx.query<{ value: string }>('select value from app_setting_shown where key = $1', [
    blockedLinkHosts,
  ]);
  return hostsIn(row?.value ?? '');
}
