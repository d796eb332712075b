export { FieldFrame } from './field-frame';
export { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from './plain-fields';
