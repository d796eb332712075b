import type { Permission } from '@bellbird/auth';

/** Who may what, once more and by hand, from the contract's table of permissions: it is what the declarations are held against. */
export function accessByContract(
  method: string,
  path: string,
): 'public' | 'user' | 'member' | readonly (Permission | 'admin')[] {
  const [base = '', second = ''] = path.slice(1).split('/');
  if (base === 'auth') return /verify-token|log-out|step-up|\/lock/.test(path) ? 'user' : 'public';
  if (/opt-out/.test(path)) return 'public';
  if (base === 'users') {
    if (second === 'support-access') return ['owner'];
    if (second === 'merchants') return ['admin'];
    if (/campaign/.test(second)) return ['campaign-editor'];
    if (/directory|holders|access-requests/.test(second)) return 'member';
    if (/reset-2fa/.test(path)) return ['owner'];
    return /2fa|recovery-codes|security|sessions|flags|markers|avatar|basic-information|password|leave|change-email|disconnect-google/.test(
      second,
    )
      ? 'user'
      : ['user-editor', 'admin'];
  }
  if (base === 'files') return 'user';
  if (base === 'app-settings') return ['admin'];
  if (base === 'settings' && method === 'PUT') return ['administrator'];
  if (base === 'audit-trail') return ['administrator', 'admin'];
  if (base === 'app-services') return 'user';
  if (base === 'notifications') return second === 'unsubscribe' ? 'public' : 'member';
  if (base === 'tenants') {
    if (/^\/tenants\/(public|privacy-policy)\//.test(path)) return 'public';
    if (/balance|billing|payment|card|top-up/.test(path)) return ['business-editor'];
    if (method === 'GET') return 'member';
    return /opening-hours|waiting-list/.test(path) ? ['merchant-editor'] : ['business-editor', 'merchant-editor'];
  }
  if (base === 'waiting-list') {
    if (/book-turn|branding|turnToken/.test(path)) return 'public';
    if (second === 'query' || second === 'export-file') return 'member';
    return method === 'GET' && second !== 'jobs' ? 'member' : ['merchant-editor'];
  }
  // Exports hold what their lists show; what customers wrote leaves by the campaign editor alone.
  if (/^\/sms-campaigns\/details\/.*export-file/.test(path)) return ['campaign-editor'];
  if (second === 'export-file') return base === 'inbound-sms' ? ['campaign-editor'] : 'member';
  const looks =
    second === 'query' ||
    path === '/sms-templates/preview' ||
    (method === 'GET' && second !== 'jobs' && second !== 'import-from-file');
  return looks ? 'member' : ['campaign-editor'];
}
