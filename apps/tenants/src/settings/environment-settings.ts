import type { TenantsConfig } from '../tenants.config.js';

/** Settings of the platform that the environment of this process holds, by key. A resource is declared before there is a process, so they are put here at the start. */
export const environmentSettings = new Map<string, string>();

/** Keeps what the environment says. */
export function keepEnvironmentSettings({
  usdRate,
  usdMarginPercent,
}: Pick<TenantsConfig, 'usdRate' | 'usdMarginPercent'>): void {
  environmentSettings.clear();
  if (usdRate !== null) environmentSettings.set('usd-rate', usdRate);
  if (usdMarginPercent !== null) environmentSettings.set('usd-margin-percent', usdMarginPercent);
}
