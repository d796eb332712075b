import { readFileSync } from 'node:fs';

/** The text of .graphql files beside the code: `readSdl(import.meta.url, 'campaign/campaign.graphql', …)`. */
export function readSdl(base: string, ...files: readonly string[]): string {
  return files.map((file) => readFileSync(new URL(file, base), 'utf8')).join('\n');
}
