import { everybody } from '../../../domain/audience/everybody';
import type { Draft } from '../draft/draft';
import { recipientsTexts as t } from './recipients.texts';

type Named = readonly { id: string; name: string }[];

/** How the chosen people are called in one line. */
export function audienceNames(
  {
    segmentIds,
    groupIds,
    contactIds,
    phones,
    resendOf,
  }: Pick<Draft, 'segmentIds' | 'groupIds' | 'contactIds' | 'phones' | 'resendOf'>,
  { segments, groups }: { segments: Named; groups: Named },
): string[] {
  if (resendOf !== null) return [t.undelivered];
  const named = (list: Named, ids: readonly string[]): string[] =>
    ids.map((id) => list.find((each) => each.id === id)?.name ?? t.gone);
  const names: string[] = segmentIds.includes(everybody) ? [t.everybody] : [];
  const chosen = segmentIds.filter((id) => id !== everybody);
  names.push(...named(segments, chosen), ...named(groups, groupIds));
  if (contactIds.length > 0) names.push(t.single(contactIds.length));
  if (phones.length > 0) names.push(t.numbers(phones.length));
  return names;
}
