import type { ApolloClient } from '@apollo/client';
import { problemOf } from '../../lib/graph/problem';
import type { Chosen } from '../../ui/list-page/list-declaration';
import { selectionOf } from '../../ui/list-page/picking/selection';
import { notify, notifyProblem } from '../../ui/toast/notify';
import { offerUndo } from '../../ui/toast/undo';
import {
  DeleteSmsTemplatesDocument,
  RestoreSmsTemplatesDocument,
  SmsTemplateListDocument,
} from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';

/** Moves templates to the bin. Those that were picked one by one come back by undo; all that a filter left are restored from the bin. */
export async function binTemplates(client: ApolloClient, chosen: Chosen): Promise<void> {
  const { data } = await client.mutate({
    mutation: DeleteSmsTemplatesDocument,
    variables: { selection: selectionOf(chosen) },
  });
  const count = data?.deleteSmsTemplates?.affected ?? chosen.count;
  if ('ids' in chosen)
    offerUndo(
      t.moved(count),
      () => void bringBack(client, chosen.ids).catch((error: unknown) => notifyProblem(problemOf(error))),
    );
  else notify({ kind: 'success', title: t.moved(count) });
}

async function bringBack(client: ApolloClient, ids: readonly string[]): Promise<void> {
  const { data } = await client.mutate({
    mutation: RestoreSmsTemplatesDocument,
    variables: { selection: { data: [...ids] } },
  });
  await client.refetchQueries({ include: [SmsTemplateListDocument] });
  const count = data?.restoreSmsTemplates?.affected ?? ids.length;
  notify({
    kind: count < ids.length ? 'warning' : 'success',
    title: t.back(count),
    ...(count < ids.length && { text: t.trash.restoreClash }),
  });
}
