import type { AnyResource, RestDeclaration } from '../resource/resource.js';

/** `smsTemplates` → 'sms templates' */
const worded = (name: string, between: string): string =>
  name.replace(/[A-Z]/g, (letter) => `${between}${letter.toLowerCase()}`);

/** ` @rest(…)`, from which the REST adapter makes the rows of its table. */
export function restSdl(
  { base, words, about, examples = {}, without }: RestDeclaration,
  { one, many, sample }: Pick<AnyResource, 'one' | 'many' | 'sample'>,
): string {
  const facts = {
    base: base ?? worded(many, '-'),
    one,
    many,
    words: words ?? [worded(one, ' '), worded(many, ' ')],
    about,
    create: asJson(examples.create ?? sample),
    update: asJson(examples.update),
    without,
  };
  const said = Object.entries(facts).filter(([, value]) => value !== undefined);
  return ` @rest(${said.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ')})`;
}

const asJson = (body: object | null | undefined): string | undefined =>
  body == null ? undefined : JSON.stringify(body);
