import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';

/** For TypeScript sources, without type information: as the repository lints. */
export const ruleTester = new RuleTester({
  languageOptions: { parser: tseslint.parser, ecmaVersion: 'latest', sourceType: 'module' },
});
