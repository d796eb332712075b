export { ProductError, isProductError, type FieldError } from './product-error.js';
export * from './catalogue.js';
export { errorAnswer, type ErrorAnswer } from './error-answer.js';
export { CannotStart, lastWords } from './cannot-start.js';
