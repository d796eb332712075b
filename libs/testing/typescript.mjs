// `node --import …/libs/testing/typescript.mjs some.ts` runs TypeScript from source, without a build: every start of it
// after this import is compiled on the fly as `npm run build` would, and `@bellbird/…` is taken from its `src`.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
