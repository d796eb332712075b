/** In the browser, for all its tabs, or in this tab alone. */
export type Place = 'browser' | 'tab';

// Asked for at each use: where storage is shut, to name it is already an error.
const storageOf = (place: Place): Storage => (place === 'browser' ? localStorage : sessionStorage);

/** What the browser keeps of us. Storage may be shut or full (private windows): then it lives as long as the page. */
export function stored(key: string, place: Place = 'browser'): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** The same of what was kept as JSON; null where it is none. An older release, or a person, may have written it. */
export function storedJson(key: string, place: Place = 'browser'): unknown {
  try {
    return JSON.parse(stored(key, place) ?? 'null');
  } catch {
    return null;
  }
}

/** `null` removes it. False where storage did not take it. */
export function store(key: string, value: string | null, place: Place = 'browser'): boolean {
  try {
    if (value === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
