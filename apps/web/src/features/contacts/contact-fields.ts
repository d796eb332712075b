import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { ContactFieldsDocument, type ContactFieldsQuery } from './contact-fields.generated';

export type AttributeType = 'text' | 'date' | 'number' | 'bool' | 'category';
export interface CustomField {
  id: string;
  key: string;
  name: string;
  type: AttributeType;
  items: readonly string[];
}
export interface ContactTag {
  id: string;
  name: string;
  colour: string;
}

export interface ContactFields {
  custom: readonly CustomField[];
  tags: readonly ContactTag[];
}

const types: readonly string[] = ['text', 'date', 'number', 'bool', 'category'];

export function readContactFields(data: ContactFieldsQuery | undefined): ContactFields {
  return {
    custom: (data?.attributes?.data ?? []).map(({ id, key, name, type, items }) => ({
      id,
      key,
      name,
      type: (types.includes(type) ? type : 'text') as AttributeType,
      items: items ?? [],
    })),
    tags: data?.tags?.data ?? [],
  };
}

/** What this business knows of its contacts beside the fixed fields: its custom fields and tags. */
export function useContactFields(): ContactFields & {
  isLoaded: boolean;
  error: Error | undefined;
  reload: () => void;
} {
  const { data, error, refetch } = useQuery(ContactFieldsDocument);
  return useMemo(
    () => ({
      ...readContactFields(data),
      isLoaded: data !== undefined,
      error,
      reload: () => void refetch().catch(() => undefined),
    }),
    [data, error, refetch],
  );
}
