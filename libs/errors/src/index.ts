export { ProductError, isProductError, type FieldError } from './product-error.js';
export * from './catalogue.js';
export { CannotStart, lastWords } from './cannot-start.js';
