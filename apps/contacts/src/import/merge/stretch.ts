/** Rows behind `after`, up to and with `upTo`. */
export interface Stretch {
  after: number;
  upTo: number;
}

/**
 * The live contact of a staged row's phone. Said as a range in order of phone, so that only the index on phones serves:
 * of a business that has just come Postgres believes it has one row, and would as soon look through all of them.
 */
export const byPhone =
  'select id from contact where tenant_id = $1 and phone >= s.phone and phone <= s.phone and trashed_at is null order by phone limit 1';

/** What the book of consent says of a phone, as its contact shows it: one look-up for all scopes. */
export const statusFromConsent = 'case when book.is_out then 3 when book.is_in then 1 else 2 end';
export const holdFromConsent = 'coalesce(book.is_held, false)';
export const joinConsent = `cross join lateral (
  select bool_or(scope = 'all' and state = 'out') as is_out, bool_or(scope = 'marketing' and state = 'in') as is_in,
         bool_or(scope = 'hold' and state = 'out') as is_held
    from consent where tenant_id = $1 and phone >= s.phone and phone <= s.phone) book`;
