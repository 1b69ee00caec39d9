import type { Shape } from './readContract';

/** The parts of a schema that are read. */
export interface SchemaNode {
  type?: string;
  const?: string | boolean;
  enum?: readonly string[];
  $ref?: string;
  items?: SchemaNode;
  properties?: Readonly<Record<string, SchemaNode>>;
  required?: readonly string[];
  additionalProperties?: SchemaNode | false;
}

/** The key that a published document has and the contract does not. */
const DOCUMENT_KEY = '$schema';

const PRIMITIVES = { string: 'string', integer: 'number', boolean: 'boolean' } as const;

/**
 * A part of the schema without descriptions, patterns and limits, for comparison with the contract.
 */
export function readSchema(node: SchemaNode): Shape {
  if (node.$ref !== undefined) {
    return { $ref: node.$ref };
  }
  if (node.const !== undefined) {
    return { const: node.const };
  }
  if (node.enum) {
    return { enum: [...node.enum].sort() };
  }
  if (node.items) {
    return { type: 'array', items: readSchema(node.items) };
  }
  if (node.properties && node.additionalProperties === false) {
    const entries = Object.entries(node.properties).filter(([key]) => key !== DOCUMENT_KEY);
    return {
      properties: Object.fromEntries(entries.map(([key, value]) => [key, readSchema(value)])),
      required: (node.required ?? []).filter((key) => key !== DOCUMENT_KEY).sort(),
    };
  }
  if (node.additionalProperties) {
    return { values: readSchema(node.additionalProperties) };
  }
  const [, type] = Object.entries(PRIMITIVES).find(([name]) => name === node.type) ?? [];
  if (!type) {
    throw new Error(`Part of the schema is too permissive: ${JSON.stringify(node)}`);
  }
  return { type };
}
