import { defineResource, text } from '@bellbird/resource-kit';

/** All generic calls but the trash. */
export const __camel__Resource = defineResource(
  '__Pascal__',
  {
    name: text({
      required: true,
      max: 200,
      sortKey: 'name_key',
      unique: 'duplicate-name',
      message: 'Give a name of at most 200 characters.',
    }),
  },
  {
    about: 'What a __words__ is, in your words',
    many: '__many__',
    rest: { about: 'What __manyWords__ are, in your words.' },
    access: { read: 'member', write: '__permission__' },
    sample: { name: 'First' },
  },
);
