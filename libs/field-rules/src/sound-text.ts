/** Whether a text can be stored and shown: no NUL, no lone surrogate. */
export const isSound = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** The message for a text that is not {@link isSound}. */
export const unsoundText = 'Text may not hold NUL or lone surrogates.';

/** A member's name as an error may repeat it. */
export const shownName = (name: string): string => name.slice(0, 100).toWellFormed().replaceAll('\0', '\u{FFFD}');
