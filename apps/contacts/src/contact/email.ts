/** The rule that the browser's forms check by too. */
export { isContactEmail as isEmail } from '@bellbird/field-rules';
