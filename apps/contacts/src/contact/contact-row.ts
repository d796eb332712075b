import { jsonb, Table } from '@bellbird/database';
import { ofContactTexts, type ContactTextName } from '@bellbird/field-rules';
import { snakeCase } from '@bellbird/resource-kit';

/** A contact as its table holds it. */
export interface ContactRow extends Record<ContactTextName, string | null> {
  tenantId: string;
  id: string;
  /** E.164. */
  phone: string;
  phoneSignificant: string;
  phoneCountry: string;
  /** `phoneKindCodes`. */
  phoneKind: number;
  /** Values of custom fields by key. */
  attributes: Record<string, unknown>;
  trashedAt: Date | null;
  madeByImport: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export const contacts = new Table<ContactRow>('contact', {
  tenantId: 'tenant_id',
  id: 'id',
  ...ofContactTexts(snakeCase),
  phone: 'phone',
  phoneSignificant: 'phone_significant',
  phoneCountry: 'phone_country',
  phoneKind: 'phone_kind',
  attributes: jsonb('attributes'),
  trashedAt: 'trashed_at',
  madeByImport: 'made_by_import',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
});
