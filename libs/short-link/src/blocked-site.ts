/** Whether a host, in small letters as `URL` has it, is one of these sites or stands under one. */
export function isBlockedSite(host: string, sites: ReadonlySet<string>): boolean {
  if (sites.size === 0) return false;
  const labels = host.replace(/\.$/, '').split('.');
  return labels.some((_, at) => sites.has(labels.slice(at).join('.')));
}
