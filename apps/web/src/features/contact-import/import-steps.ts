import { contactImportTexts as t } from './contact-import.texts';

/** The steps of an import. The first three are the wizard's; the last one has an address of its own. */
export const importSteps = {
  file: { name: 'file', title: t.steps.file },
  columns: { name: 'columns', title: t.steps.columns },
  people: { name: 'people', title: t.steps.people },
  import: { name: 'import', title: t.steps.import },
};
