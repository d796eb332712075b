import { Settings, type Platform } from '@bellbird/service-host';

export interface WaitingListConfig {
  publicUrl: string;
}

/** Environment → typed settings. @throws one sentence that names what is missing. */
export function waitingListConfig(platform: Platform): WaitingListConfig {
  const settings = new Settings(platform.env);
  settings.check();
  return { publicUrl: platform.publicUrl };
}
