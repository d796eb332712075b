import { Html } from './html.js';

// Lucide (ISC licence), at the stroke of the design language.
const paths = {
  phone: '<rect width="14" height="20" x="5" y="2" rx="2"/><path d="M12 18h.01"/>',
  mail: '<rect width="20" height="16" x="2" y="4" rx="2"/><path d="m22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7"/>',
  card: '<rect width="20" height="14" x="2" y="5" rx="2"/><path d="M2 10h20"/>',
  key: '<path d="m15.5 7.5 2.3 2.3a1 1 0 0 0 1.4 0l2.1-2.1a1 1 0 0 0 0-1.4L19 4"/><path d="m21 2-9.6 9.6"/><circle cx="7.5" cy="15.5" r="5.5"/>',
  network: '<path d="M12 20v-8"/><path d="M17 20V8"/><path d="M22 4v16"/><path d="M7 20v-4"/><path d="M2 20h.01"/>',
  search: '<circle cx="11" cy="11" r="8"/><path d="m21 21-4.3-4.3"/>',
  delivered: '<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>',
  undelivered: '<circle cx="12" cy="12" r="10"/><path d="M12 8v4"/><path d="M12 16h.01"/>',
  sent: '<path d="M20 6 9 17l-5-5"/>',
  waiting: '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>',
  declined: '<circle cx="12" cy="12" r="10"/><path d="m15 9-6 6"/><path d="m9 9 6 6"/>',
  back: '<path d="m15 18-6-6 6-6"/>',
  send: '<path d="M14.5 21.7a.5.5 0 0 0 .94-.03l6.5-19a.5.5 0 0 0-.63-.63l-19 6.5a.5.5 0 0 0-.03.94l7.93 3.18a2 2 0 0 1 1.11 1.11z"/><path d="m21.85 2.15-10.94 10.94"/>',
} as const;

export type IconName = keyof typeof paths;

/** A picture beside a word; it never speaks alone, so it is hidden from screen readers. */
export function icon(name: IconName, size: 16 | 18 | 22 = 16): Html {
  return new Html(
    `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths[name]}</svg>`,
  );
}
