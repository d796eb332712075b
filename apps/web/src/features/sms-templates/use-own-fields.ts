import { useQuery } from '@apollo/client/react';
import { SmsTemplateFieldsDocument } from './sms-templates.generated';
import type { OwnField } from './template-text';

/** The business's own fields; undefined while they are not known. */
export function useOwnFields(): readonly OwnField[] | null {
  const { data } = useQuery(SmsTemplateFieldsDocument, { fetchPolicy: 'cache-first' });
  return data === undefined ? null : (data.attributes?.data ?? []);
}
