import { readFileSync } from 'node:fs';
import { Kind, parse, type FieldDefinitionNode } from 'graphql';
import { notices, type Notice } from '@bellbird/notices';
import { notificationResource } from './notification.resource.js';

const sdl = parse(readFileSync(new URL('notification.graphql', import.meta.url), 'utf8'));
/** The types of `Notification.data`. Their descriptions name the notices that they are of. */
const types = sdl.definitions.flatMap((each) =>
  each.kind === Kind.OBJECT_TYPE_DEFINITION && each.name.value.endsWith('Notice') ? [each] : [],
);
const mayLack = ({ directives = [] }: FieldDefinitionNode): boolean =>
  directives.some((each) => each.arguments?.some(({ name }) => name.value === 'optional'));

describe('what the API says of the data of notifications', () => {
  it.each((notices as readonly Notice[]).map((notice) => [notice.type, notice] as const))(
    'is what %s carries',
    (type, { example }) => {
      const [said, other] = types.filter(({ description }) => description?.value.split(/[ ,;]+/).includes(type));
      expect(other).toBeUndefined();
      expect(notificationResource.typeSdl).toContain(`"${said?.name.value}!"`);
      const fields = said?.fields ?? [];
      const carried = Object.keys(example as object);
      expect(fields.map(({ name }) => name.value)).toEqual(expect.arrayContaining(carried));
      const needed = fields.filter((field) => !mayLack(field)).map(({ name }) => name.value);
      expect(carried).toEqual(expect.arrayContaining(needed));
    },
  );
});
