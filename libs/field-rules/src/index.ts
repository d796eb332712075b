export * from './person-and-business.js';
export * from './people-file/index.js';
export * from './contact.js';
export * from './contact-texts.js';
export * from './sound-text.js';
export * from './text-forms.js';
export * from './filter-operations.js';
export * from './brand-colours.js';
