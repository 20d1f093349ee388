import { posix } from 'node:path';
import { listOf, type Node, nameOf, nodesOf, type Parsed, parse, partOf } from './syntax.ts';

/** What a value of a row can be; `any` where the type says nothing that can be checked. */
export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'date' | 'object' | 'any';
export type RowType = Map<string, { kinds: Set<Kind>; isOptional: boolean }>;

/** A call of `query<Row>`; without `row` where its type is made in a way that is not read here. */
export interface QuerySite {
  place: string;
  row: RowType | undefined;
}

type Fields = RowType | undefined;
interface Found {
  file: string;
  node: Node;
}

/** Reads the row types of sources, whose texts it gets by path. */
export class RowTypes {
  readonly #parsed = new Map<string, Parsed>();

  constructor(readonly sources: ReadonlyMap<string, string>) {}

  /** All calls of `query` with a row type. */
  sitesIn(file: string): QuerySite[] {
    // Most files have none, and a worker reads a thousand files before its first test.
    const parsed = this.sources.get(file)?.includes('query<') ? this.#parse(file) : undefined;
    if (!parsed) return [];
    return nodesOf(parsed.body).flatMap((node) => {
      const property = partOf(partOf(node, 'callee') ?? {}, 'property');
      const [type] = listOf(partOf(node, 'typeArguments'), 'params');
      if (node.type !== 'CallExpression' || !property || nameOf(property) !== 'query' || !type) return [];
      return [{ place: `${file}:${parsed.lineOf(property)}`, row: this.#fieldsOf(file, type) }];
    });
  }

  #parse(file: string): Parsed | undefined {
    const text = this.sources.get(file);
    const known = this.#parsed.get(file);
    if (known || text === undefined) return known;
    const parsed = parse(text);
    this.#parsed.set(file, parsed);
    return parsed;
  }

  /** The declaration of a type's name, in the file or in the one that it is imported from. */
  #find(file: string, name: string): Found | undefined {
    const body = this.#parse(file)?.body ?? [];
    for (const item of body) {
      const node = item.type === 'ExportDeclaration' ? partOf(item, 'declaration') : item;
      const isType = node?.type === 'TsInterfaceDeclaration' || node?.type === 'TsTypeAliasDeclaration';
      if (node && isType && nameOf(partOf(node, 'id')) === name) return { file, node };
      const specifier = listOf(item, 'specifiers').find((one) => nameOf(partOf(one, 'local')) === name);
      const from = nameOf(partOf(item, 'source'));
      if (specifier && from.startsWith('.'))
        return this.#find(
          posix.join(posix.dirname(file), from),
          nameOf(partOf(specifier, 'imported')) || name,
        );
    }
    return undefined;
  }

  #fieldsOf(file: string, type: Node): Fields {
    if (type.type === 'TsParenthesizedType')
      return this.#fieldsOf(file, partOf(type, 'typeAnnotation') ?? {});
    if (type.type === 'TsTypeLiteral') return this.#members(file, listOf(type, 'members'));
    if (type.type === 'TsIntersectionType')
      return merged(listOf(type, 'types').map((part) => this.#fieldsOf(file, part)));
    if (type.type !== 'TsTypeReference') return undefined;
    const name = nameOf(partOf(type, 'typeName'));
    const [of, keys] = listOf(partOf(type, 'typeParams'), 'params');
    if ((name === 'Pick' || name === 'Omit') && of && keys) {
      const names = new Set(
        nodesOf(keys).flatMap((node) => (node.type === 'StringLiteral' ? [nameOf(node)] : [])),
      );
      const fields = this.#fieldsOf(file, of);
      return fields && new Map([...fields].filter(([key]) => names.has(key) === (name === 'Pick')));
    }
    const found = this.#find(file, name);
    if (!found) return undefined;
    if (found.node.type === 'TsTypeAliasDeclaration')
      return this.#fieldsOf(found.file, partOf(found.node, 'typeAnnotation') ?? {});
    const parents = listOf(found.node, 'extends').map((parent) =>
      this.#fieldsOf(found.file, {
        type: 'TsTypeReference',
        typeName: parent.expression,
        typeParams: parent.typeArguments,
      }),
    );
    const own = this.#members(found.file, listOf(partOf(found.node, 'body'), 'body'));
    return merged([...parents, own]);
  }

  #members(file: string, members: Node[]): Fields {
    return new Map(
      members.flatMap((member) => {
        const type = partOf(partOf(member, 'typeAnnotation') ?? {}, 'typeAnnotation');
        if (member.type !== 'TsPropertySignature' || !type) return [];
        const field = { kinds: this.#kindsOf(file, type), isOptional: member.optional === true };
        return [[nameOf(partOf(member, 'key')), field] as const];
      }),
    );
  }

  #kindsOf(file: string, type: Node): Set<Kind> {
    switch (type.type) {
      case 'TsKeywordType':
        return new Set([keywordKind(String(type.kind))]);
      case 'TsLiteralType':
        return new Set([literalKind(String(partOf(type, 'literal')?.type))]);
      case 'TsUnionType':
        return new Set(listOf(type, 'types').flatMap((part) => [...this.#kindsOf(file, part)]));
      case 'TsArrayType':
      case 'TsTupleType':
      case 'TsTypeLiteral':
        return new Set(['object']);
      case 'TsTypeReference':
        return this.#referenceKinds(file, nameOf(partOf(type, 'typeName')));
      default:
        return new Set(['any']);
    }
  }

  #referenceKinds(file: string, name: string): Set<Kind> {
    if (name === 'Date') return new Set(['date']);
    const found = this.#find(file, name);
    if (found?.node.type === 'TsInterfaceDeclaration') return new Set(['object']);
    const alias = found && partOf(found.node, 'typeAnnotation');
    return alias ? this.#kindsOf(found.file, alias) : new Set(['any']);
  }
}

function merged(parts: Fields[]): Fields {
  return parts.every((part) => part !== undefined) ? new Map(parts.flatMap((part) => [...part])) : undefined;
}

function keywordKind(keyword: string): Kind {
  return keyword === 'string' || keyword === 'number' || keyword === 'boolean' || keyword === 'null'
    ? keyword
    : 'any';
}

function literalKind(literal: string): Kind {
  if (literal === 'StringLiteral' || literal === 'TemplateLiteral') return 'string';
  if (literal === 'NumericLiteral') return 'number';
  return literal === 'BooleanLiteral' ? 'boolean' : 'any';
}
