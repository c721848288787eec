import { z } from 'zod';

type Node = {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: boolean | Node;
  readonly items?: Node;
  readonly prefixItems?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly $defs?: Readonly<Record<string, Node>>;
};

/** Fields that every call accepts (rule call-2). */
const everywhere: readonly string[] = ['lang'];
/** Maximum of reported fields, which limits the response to a body with thousands of unknown fields. */
const maxFound = 50;

const rootOf = new WeakMap<z.ZodType, Node>();

/**
 * Finds the fields of a request that the schema does not have (rule call-20).
 * @returns their paths, such as `lines.0.nmae`.
 */
export function unknownFields(schema: z.ZodType, sent: unknown): string[] {
  const root = rootOf.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node);
  rootOf.set(schema, root);
  const found: string[] = [];
  search({ root, found }, [root], { sent, path: '', isTop: true });
  return found;
}

type Place = { readonly sent: unknown; readonly path: string; readonly isTop?: boolean };

/**
 * Adds the unknown fields of the value `sent` to `into.found`. The value may match any of the schemas `nodes`, so a
 * field is known if one of them has it.
 */
function search(into: { root: Node; found: string[] }, nodes: readonly Node[], { sent, path, isTop }: Place): void {
  const options = nodes.flatMap((node) => optionsOf(into.root, node));
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(sent)) {
    const items = options.flatMap(({ items: all, prefixItems = [] }) => [...prefixItems, ...(all ? [all] : [])]);
    if (items.length > 0)
      for (const [at, item] of sent.entries()) search(into, items, { sent: item, path: below(`${at}`) });
    return;
  }
  if (typeof sent !== 'object' || sent === null) return;
  const objects = options.filter((node) => node.properties !== undefined || node.additionalProperties !== undefined);
  if (objects.length === 0) return;
  for (const [key, value] of Object.entries(sent)) {
    if (into.found.length >= maxFound) return;
    if (isTop === true && everywhere.includes(key)) continue;
    const known = objects.flatMap((node) => fieldOf(node, key));
    if (known.length === 0) into.found.push(below(key));
    else search(into, known, { sent: value, path: below(key) });
  }
}

/** The alternative schemas of a node, with references resolved. */
function optionsOf(root: Node, node: Node): readonly Node[] {
  const name = node.$ref?.startsWith('#/$defs/') ? node.$ref.slice('#/$defs/'.length) : undefined;
  if (node.$ref === '#') return [root];
  if (name !== undefined) return optionsOf(root, root.$defs?.[name] ?? {});
  const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  return [node, ...parts.flatMap((part) => optionsOf(root, part))];
}

function fieldOf({ properties = {}, additionalProperties: others }: Node, key: string): Node[] {
  const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (own !== undefined) return [own];
  if (others === undefined || others === false) return [];
  return [others === true ? {} : others];
}
