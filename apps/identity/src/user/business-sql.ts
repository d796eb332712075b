/** `Business`, as JSON, of the tenant that the expression names; null where it is not known yet. */
export const businessSql = (tenantId: string): string => `(
  select json_build_object('name', p.name, 'country', p.country, 'timeZone', p.time_zone,
      'twoFactorRequired', p.two_factor_required, 'lockAfterMinutes', p.lock_after_minutes)
    from tenant_profile p where p.tenant_id = ${tenantId})`;
