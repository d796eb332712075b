/** Whether an address is of this very machine: `localhost`, 127.0.0.0/8 or ::1. False for what is no address at all. */
export function isLoopback(url: string | undefined): boolean {
  if (!url || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
