/** What somebody reads who would send while the platform has paused it. `reason`: as it was written, with its full stop or without. */
export const sendingIsPaused = (reason: string): string =>
  `Sending is paused by Bellbird: ${reason.trim().replace(/\.+$/, '')}.`;
