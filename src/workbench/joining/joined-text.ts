import type { Node } from 'jsonc-parser';
import type { JsonPath } from '../editor/json-edit.ts';
import { entriesAfter, entriesBefore } from './aligned.ts';
import { type Child, propertiesOf, type Side, said, sideOf, sliceOf } from './json-side.ts';
import { orderOf } from './order.ts';
import { withPieces } from './pieces.ts';

export type Takes = 'theirs' | 'mine';

/** A place that two people have changed differently. */
export interface Dispute {
  /** Says which place of the file it is; empty: the whole file. */
  id: string;
  /** The names and numbers that lead to it: in the joined text, or in theirs where the person has nothing there. */
  at: JsonPath;
  /** Undefined: nothing is there. */
  theirs: string | undefined;
  mine: string | undefined;
}

export interface Joined {
  /** All that one of both has changed; at disputed places what the person has. */
  text: string;
  /** What is theirs, and at disputed places what was there before: joined over it, these alone are disputed. */
  ancestor: string;
  disputes: Dispute[];
}

interface Three<Of> {
  base: Of;
  theirs: Of;
  mine: Of;
}

/** A place as it is in the end. */
interface Part {
  text: string | undefined;
  ancestor: string | undefined;
  disputes: Dispute[];
}

type Choose = (id: string) => Takes | undefined;

/**
 * Joins what two people have made of one text, field by field and entry by entry.
 * @param choose what was decided of a place; undefined: nothing yet
 */
export function joinTexts(texts: Three<string>, choose: Choose = () => undefined): Joined {
  const { base, theirs, mine } = texts;
  const whole = (text: string): Joined => ({ text, ancestor: theirs, disputes: [] });
  if (theirs === mine || theirs === base) return whole(mine);
  if (base === mine) return whole(theirs);
  const [old, other, own] = [base, theirs, mine].map(sideOf);
  if (old && other && own) return new Joining({ base: old, theirs: other, mine: own }, choose).whole();
  const taken = choose('');
  if (taken) return whole(taken === 'mine' ? mine : theirs);
  return { text: mine, ancestor: base, disputes: [{ id: '', at: [], theirs, mine }] };
}

type Nodes = Three<Node | undefined>;
type Children = Three<readonly Child[]>;

const isOf = (type: Node['type'], ...nodes: (Node | undefined)[]) =>
  nodes.every((node) => node?.type === type);
const saying = (node: Node | undefined) => node && said(node);

class Joining {
  readonly #sides: Three<Side>;
  readonly #choose: Choose;

  constructor(sides: Three<Side>, choose: Choose) {
    this.#sides = sides;
    this.#choose = choose;
  }

  whole(): Joined {
    const { base, theirs, mine } = this.#sides;
    const nodes = { base: base.root, theirs: theirs.root, mine: mine.root };
    const { text = '', ancestor = '', disputes } = this.#join(nodes, []);
    const { offset, length } = mine.root;
    const around = [mine.text.slice(0, offset), mine.text.slice(offset + length)];
    return { text: around.join(text), ancestor, disputes };
  }

  #slice(of: keyof Three<Side>, node: Node | undefined): string | undefined {
    return node && sliceOf(this.#sides[of].text, node);
  }

  #join(nodes: Nodes, keys: readonly string[]): Part {
    const { base, theirs, mine } = nodes;
    const [was, one, other] = [base, theirs, mine].map(saying);
    const ancestor = one;
    if (one === other || one === was) return { text: this.#slice('mine', mine), ancestor, disputes: [] };
    if (other === was) return { text: this.#slice('theirs', theirs), ancestor, disputes: [] };
    if (isOf('object', theirs, mine) && (!base || base.type === 'object')) return this.#object(nodes, keys);
    if (isOf('array', base, theirs, mine)) return this.#list(nodes, keys);
    return this.#dispute(nodes, keys);
  }

  #dispute({ base, theirs, mine }: Nodes, keys: readonly string[]): Part {
    const id = JSON.stringify(keys);
    const taken = this.#choose(id);
    const sides = { theirs: this.#slice('theirs', theirs), mine: this.#slice('mine', mine) };
    const disputes = taken ? [] : [{ id, at: [], ...sides }];
    return { text: sides[taken ?? 'mine'], ancestor: saying(taken ? theirs : base), disputes };
  }

  #object(nodes: Nodes, keys: readonly string[]): Part {
    const of = (node: Node | undefined) => (node ? propertiesOf(node) : []);
    const children = { base: of(nodes.base), theirs: of(nodes.theirs), mine: of(nodes.mine) };
    return this.#container(nodes, children, keys).part;
  }

  #list(nodes: Nodes, keys: readonly string[]): Part {
    const after = (node: Node | undefined) => entriesAfter(nodes.base, node, keys.at(-1) ?? '');
    const children = {
      base: entriesBefore(nodes.base),
      theirs: after(nodes.theirs),
      mine: after(nodes.mine),
    };
    const { part, isDisputed } = this.#container(nodes, children, keys);
    return isDisputed ? this.#dispute(nodes, keys) : part;
  }

  #container(nodes: Nodes, children: Children, keys: readonly string[]): { part: Part; isDisputed: boolean } {
    const { theirs, mine } = nodes;
    const isObject = mine?.type === 'object';
    const maps = ofThree(children, (list) => new Map(list.map(({ key, value }) => [key, value])));
    const names = ofThree(children, (list) => list.map(({ key }) => key));
    const parts = new Map<string, Part>();
    for (const key of new Set(Object.values(names).flat())) {
      const three = ofThree(maps, (map) => map.get(key));
      parts.set(key, this.#join(three, [...keys, key]));
    }
    const here = new Set([...parts].flatMap(([key, { text }]) => (text === undefined ? [] : [key])));
    const order = orderOf(names.base, names.theirs, names.mine, here);
    const pieces = order.keys.map((key) => ({ key, value: parts.get(key)?.text ?? '' }));
    const step = (key: string) => {
      const index = order.keys.indexOf(key);
      return isObject ? key : index >= 0 ? index : names.theirs.indexOf(key);
    };
    const disputes = [...parts].flatMap(([key, part]) =>
      part.disputes.map((dispute) => ({ ...dispute, at: [step(key), ...dispute.at] })),
    );
    const frames = [
      { text: this.#sides.mine.text, node: mine, children: children.mine },
      { text: this.#sides.theirs.text, node: theirs, children: children.theirs },
    ].flatMap(({ node, ...frame }) => (node ? [{ ...frame, node }] : []));
    const [own, other] = frames;
    const text = own && other && withPieces(own, other, pieces);
    const ancestor = ancestorOf(names.theirs, order.keys, parts, isObject);
    return { part: { text, ancestor, disputes }, isDisputed: !isObject && order.isDisputed };
  }
}

function ofThree<From, To>(three: Three<From>, made: (of: From) => To): Three<To> {
  return { base: made(three.base), theirs: made(three.theirs), mine: made(three.mine) };
}

/** Theirs in their order; what they took away, and the person changed, stands where it stands for the person. */
function ancestorOf(
  theirs: readonly string[],
  mine: readonly string[],
  parts: ReadonlyMap<string, Part>,
  isObject: boolean,
): string {
  const isThere = (key: string) => parts.get(key)?.ancestor !== undefined;
  const keys = theirs.filter(isThere);
  for (const [i, key] of mine.entries())
    if (isThere(key) && !keys.includes(key)) {
      const before = mine.slice(0, i).findLast((one) => keys.includes(one));
      keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
    }
  const said = keys.map((key) => (isObject ? `${JSON.stringify(key)}:` : '') + parts.get(key)?.ancestor);
  return isObject ? `{${said.join()}}` : `[${said.join()}]`;
}
