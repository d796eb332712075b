/** Sources of decisions that a business took for a person, or its doubt about a text (attention); every other one is the person's own word. */
const staffSources = ['staff', 'api', 'import', 'demo', 'attention'] as const;

/** Whose decision it was: what staff did staff may undo; what the person did only the person undoes. */
export const isByThePerson = (source: string): boolean => !(staffSources as readonly string[]).includes(source);
