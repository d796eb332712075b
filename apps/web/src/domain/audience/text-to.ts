import { textToPath } from '../../lib/paths';

type Asked = { segmentId: string } | { contactIds: string } | { filters: string; filtersMatch?: string };

/** Where a new campaign to these people begins; the composer reads it by `askedAudience`. */
export const textTo = (asked: Asked): string => `${textToPath}?${new URLSearchParams(asked)}`;
