/** A send that can still be taken back: on the campaign's page a banner says so, everywhere else a toast. */
interface WayBack {
  campaignId: string;
  /** Milliseconds since the epoch. */
  until: number;
  /** Makes the toast, which stays to the end of the seconds. */
  offer: () => { dismiss: () => void };
}

/** So long the campaign's page may take to be there: who went on before it was saw no way back. */
const arrivalMs = 3_000;

let open: WayBack | null = null;
let toast: { dismiss: () => void } | null = null;
let arrival: ReturnType<typeof setTimeout> | undefined;

/** There is a way back, on the campaign's own page, which comes now. */
export function keepWayBack(wayBack: WayBack): void {
  open = wayBack;
  clearTimeout(arrival);
  arrival = setTimeout(() => {
    if (open === wayBack) toast = wayBack.offer();
  }, arrivalMs);
}

/** The campaign's page is on the screen: what the toast offers stands there. */
export function arriveAt(campaignId: string): void {
  if (open?.campaignId !== campaignId) return;
  clearTimeout(arrival);
  toast?.dismiss();
  toast = null;
}

/** The campaign's page is left at `now`: while the seconds run the toast goes along. */
export function leave(campaignId: string, now: number): void {
  if (open?.campaignId === campaignId && now < open.until) toast = open.offer();
}

/** It was taken back, or nothing is left to take back. */
export function closeWayBack(campaignId: string): void {
  if (open?.campaignId !== campaignId) return;
  toast?.dismiss();
  open = toast = null;
}
