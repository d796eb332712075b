export { isTextable, type Phone, type PhoneKind } from './phone.js';
export { parsePhone } from './parse-phone.js';
export { maskPhone } from './mask-phone.js';
export { countries } from './countries.js';
