/** The segment of all contacts, in the API's words. */
export const everybody = 'all-contacts';
