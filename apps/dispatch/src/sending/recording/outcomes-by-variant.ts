/** What counts of the rows of `u`, and which of them. */
interface CountedOutcomes {
  accepted: string;
  rejected: string;
  unknown: string;
  skipped: string;
  failedUnknown: string;
  where: string;
}

/**
 * The member `byVariant` of `slice.settled`, in SQL over the rows `u` that moved: up to the last variant among them. Null
 * of a campaign without variants, of which every row is without: the first one tells, and nothing is grouped.
 */
export const outcomesByVariant = ({ where, ...counts }: CountedOutcomes): string => `
  case when (select u.variant from u limit 1) is not null then (
    select jsonb_agg(jsonb_build_object(${Object.keys(counts)
      .map((count) => `'${count}', v.${count}`)
      .join(', ')}) order by v.variant)
      from (select n as variant, ${Object.entries(counts)
        .map(([count, sql]) => `${sql} as ${count}`)
        .join(', ')}
              from generate_series(1, (select max(u.variant) from u)) n left join u on u.variant = n and ${where} group by n) v) end`;
