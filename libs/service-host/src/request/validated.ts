import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { invalidInput, type FieldError } from '@bellbird/errors';

/**
 * Input as an instance of its class, checked by the class's own decorators.
 * @throws 400 invalid-input naming each wrong field with its message; unknown members are named too.
 */
export async function validated<T extends object>(type: ClassConstructor<T>, input: unknown): Promise<T> {
  const instance = plainToInstance(type, input ?? {}, { exposeUnsetFields: false });
  const errors = await validate(instance, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
  });
  if (errors.length > 0) throw invalidInput(...errors.flatMap((error) => fieldsOf(error, '')));
  return instance;
}

function fieldsOf(error: ValidationError, path: string): FieldError[] {
  const field = path === '' ? error.property : `${path}.${error.property}`;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    field,
    message: rule === 'whitelistValidation' ? `Unknown field.` : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldsOf(child, field))];
}
