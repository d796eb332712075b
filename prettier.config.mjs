/** @type {import('prettier').Config & import('@ianvs/prettier-plugin-sort-imports').PluginConfig} */
export default {
  printWidth: 120,
  singleQuote: true,
  // SQL and GraphQL in strings keep the layout that their authors gave them.
  embeddedLanguageFormatting: 'off',
  plugins: ['@ianvs/prettier-plugin-sort-imports'],
  importOrder: ['<BUILTIN_MODULES>', '<THIRD_PARTY_MODULES>', '^@bellbird/', '^[.][.]/', '^[.]/'],
  importOrderParserPlugins: ['typescript', 'jsx', 'decorators'],
  importOrderTypeScriptVersion: '6.0.0',
};
