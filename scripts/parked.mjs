// npm run parked -- <service> [--replay] [--topic t] [--key k], of what is built.
import { existsSync } from 'node:fs';

const entry = new URL('../apps/local/dist/parked.main.js', import.meta.url);
if (existsSync(entry)) await import(entry.href);
else {
  console.error('Bellbird is not built yet: npm run build.');
  process.exitCode = 1;
}
