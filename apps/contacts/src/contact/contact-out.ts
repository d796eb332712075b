import type { Identified } from '@bellbird/resource-kit';

/** A contact as everybody reads it: the shape of the REST contract. */
export interface ContactOut extends Identified {
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phoneInternational: string;
  phoneSignificant: string;
  phoneCountry: string;
  marketingStatus: string;
  tags: string[];
  attributes: Record<string, unknown>;
  createdAt: string;
  updatedAt: string;
  version: number;
  trashedAt: string | null;
  /** Why campaigns will leave this number out; null for one that can be texted. */
  warning: string | null;
}
