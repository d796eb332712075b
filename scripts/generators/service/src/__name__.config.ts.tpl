import { type Platform, Settings } from '@bellbird/service-host';

export interface __Pascal__Config {
  publicUrl: string;
}

/** Environment → typed settings. @throws one sentence that names what is missing. */
export function __camel__Config(platform: Platform): __Pascal__Config {
  const settings = new Settings(platform.env);
  settings.check();
  return { publicUrl: platform.publicUrl };
}
