import { parseArgs } from 'node:util';
import { nearest } from '../../shared/nearest.ts';
import { readExamples } from '../examples.ts';
import { provedPieces } from '../piece-examples.ts';
import { type Command, count } from './command.ts';
import { type Edge, missingEdges } from './edges/edges.ts';
import { writeEdges } from './edges/write-edges.ts';
import { openDefinitions } from './opened.ts';

const mostLetters = 60;
const none: string[] = [];

function edgeLine({ name, value }: Edge): string {
  const text = value === undefined ? 'left out' : JSON.stringify(value);
  return `${name}: ${text.length > mostLetters ? `${text.slice(0, mostLetters)}… (${text.length - 2} characters)` : text}`;
}

function chosen(edges: Edge[], names: readonly string[]): Edge[] {
  return names.includes('all') ? edges : edges.filter(({ name }) => names.includes(name));
}

/** `edges <form> [--accept <name> | --accept all]`: examples that a form lacks at the edges of its rules. */
export const edges: Command = async (args, { root, now, say, contracts }) => {
  const options = { accept: { type: 'string', multiple: true, default: none } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [id = ''] = positionals;
  const { library } = await openDefinitions(root, now, contracts);
  const form = library.forms.get(id);
  if (!form) {
    const guess = nearest(id, [...library.forms.keys()]);
    say(`There is no form "${id}"${guess ? `; did you mean "${guess}"?` : '.'}`);
    return 1;
  }
  const proved = await provedPieces(root);
  const examples = await readExamples(root, id, now);
  const { edges: found, unfound } = missingEdges({ form, ...examples, proved, now });
  const unknown = values.accept.filter((name) => name !== 'all' && !found.some((edge) => edge.name === name));
  for (const name of unknown) say(`No edge is called "${name}".`);
  const accepted = chosen(found, values.accept);
  for (const edge of accepted.length > 0 ? accepted : found) say(edgeLine(edge));
  for (const name of unfound) say(`${name}: no value was found, please write this example yourself.`);
  const files = await writeEdges(root, id, accepted, proved);
  if (accepted.length > 0) say(`${count(accepted.length, 'example')} added to ${files.join(', ')}.`);
  else say(`${count(found.length, 'example')} could be added: --accept "<name>", or --accept all.`);
  return unknown.length === 0 ? 0 : 1;
};
