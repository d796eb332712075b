import { Kind, parse, print, visit, type ASTVisitor, type ConstDirectiveNode, type DocumentNode } from 'graphql';
import type { AnyResource } from '../resource/resource.js';
import type { FormOfText } from '../write/writable.js';

interface Facts extends FormOfText {
  required?: boolean;
}

/**
 * Adds `@member` to members of hand-written SDL from the declaration of their resource: the fixed words of its fields and
 * the forms of its writables. So a length stands in one place, where it is checked.
 */
export function describeMembers(sdl: string, resources: readonly AnyResource[]): string {
  if (sdl.trim() === '') return '';
  const known = new Map(resources.flatMap(factsOf));
  return print(visit(parse(sdl), describing(known))) + '\n';
}

/** The facts of a resource, by 'Tag.colour'. */
function factsOf({ type, fields, writable }: AnyResource): [string, Facts][] {
  const words = Object.entries(fields).flatMap(([name, field]): [string, Facts][] =>
    typeof field === 'function' || field.words === undefined ? [] : [[`${type}.${name}`, { words: field.words }]],
  );
  const written = Object.entries(writable).flatMap(([name, each]): [string, Facts][] => {
    const { form } = each;
    return [
      [`${type}Input.${name}`, { ...form, ...(each.required && { required: true }) }],
      [`${type}Patch.${name}`, { ...form, ...(each.required && { notNull: true }) }],
    ];
  });
  return [...words, ...written];
}

function describing(known: ReadonlyMap<string, Facts>): ASTVisitor {
  let owner = '';
  const enter = (node: { name: { value: string } }): void => void (owner = node.name.value);
  const describe = <T extends { name: { value: string }; directives?: readonly ConstDirectiveNode[] }>(
    node: T,
  ): T | undefined => {
    const facts = known.get(`${owner}.${node.name.value}`);
    if (facts === undefined || Object.keys(facts).length === 0) return undefined;
    if (node.directives?.some((each) => each.name.value === 'member')) {
      throw new Error(`${owner}.${node.name.value} says twice what it holds: in its SDL and in its resource.`);
    }
    return { ...node, directives: [...(node.directives ?? []), directiveOf(facts)] };
  };
  return {
    ObjectTypeDefinition: { enter },
    InputObjectTypeDefinition: { enter },
    FieldDefinition: describe,
    InputValueDefinition: describe,
  };
}

function directiveOf(facts: Facts): ConstDirectiveNode {
  const args = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const document: DocumentNode = parse(`type X @member(${args.join(', ')})`);
  const [definition] = document.definitions;
  if (definition?.kind !== Kind.OBJECT_TYPE_DEFINITION || definition.directives?.[0] === undefined)
    throw new Error('A directive was lost.');
  return definition.directives[0];
}
