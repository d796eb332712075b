import { invalidField } from '@bellbird/errors';

/** @throws 400 where it is longer than any password may be. */
export function assertPasswordLength(password: string | null | undefined): void {
  if ((password?.length ?? 0) > 128) throw invalidField('password', 'A password has at most 128 characters.');
}
