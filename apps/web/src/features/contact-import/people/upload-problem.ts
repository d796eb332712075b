import type { Problem } from '../../../lib/graph/problem';
import { contactImportTexts as t } from '../contact-import.texts';

/** What the server says against an upload, in words with a remedy; `atColumns` where the mapping is to be mended. */
export function wordsOfUploadProblem(problem: Problem): { title: string; text: string; atColumns: boolean } {
  const { code, fields } = problem;
  if (code === 'too-large')
    return { title: t.faults['too-large'].title, text: t.faults['too-large'].remedy, atColumns: false };
  if (code === 'unsupported-type')
    return { title: t.faults['not-csv'].title, text: t.faults['not-csv'].remedy, atColumns: false };
  if (problem.isOffline) return { title: problem.title, text: t.uploadOffline, atColumns: false };
  const mapping = fields.find(({ field }) => field.startsWith('options.mapping'));
  if (mapping !== undefined)
    return {
      title: t.columnFault(mapping.field.replace('options.mapping.', '').trim()),
      text: mapping.message,
      atColumns: true,
    };
  return { title: problem.title, text: fields[0]?.message ?? problem.message, atColumns: false };
}
