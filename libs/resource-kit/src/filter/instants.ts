const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** An instant as it is written, ISO 8601 with its zone: without one it would be read in that of the machine. Null for what is none. */
export function readInstant(text: string): Date | null {
  const instant = isoInstant.test(text) ? new Date(text) : null;
  return instant === null || Number.isNaN(instant.getTime()) ? null : instant;
}
