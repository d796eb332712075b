import type { Permission } from '@bellbird/auth';

/** Who asks, as far as rules look at them. */
export interface Asker {
  called: string;
  isSignedIn: boolean;
  held: readonly Permission[];
  role: 'merchant' | 'admin';
  acceptedTerms: boolean;
  /** Support, which looks with an administrator's eyes. */
  isReadOnly: boolean;
}

/** What a rule says of somebody: served, 401 or 403. Written a second time, so that the guard is held against it. */
export function expectedOf(
  { access, changes }: { access: string; changes: boolean },
  { isSignedIn, held, role, acceptedTerms, isReadOnly }: Asker,
): 'served' | 401 | 403 {
  if (isReadOnly && changes) return 403;
  if (access === 'public') return 'served';
  if (!isSignedIn) return 401;
  if (access === 'user') return 'served';
  if (access === 'service' || !acceptedTerms) return 403;
  const named = access.split(',').map((each) => each.trim());
  if (role === 'admin') return named.includes('admin') ? 'served' : 403;
  if (access === 'admin') return 403;
  if (access === 'member') return 'served';
  const enough = access === 'owner' ? named : ['owner', 'administrator', ...named];
  return held.some((each) => enough.includes(each)) ? 'served' : 403;
}
