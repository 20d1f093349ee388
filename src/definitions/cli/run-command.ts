import { book } from './book.command.ts';
import { check } from './check.command.ts';
import type { Command, CommandContext } from './command.ts';
import { edges } from './edges.command.ts';
import { impact } from './impact.command.ts';
import { meta } from './meta.command.ts';
import { scaffold } from './new.command.ts';
import { time } from './time.command.ts';
import { translate } from './translate.command.ts';
import { uses } from './uses.command.ts';

const COMMANDS: Record<string, Command> = {
  check,
  book,
  edges,
  impact,
  new: scaffold,
  uses,
  translate,
  time,
  meta,
};

const HELP = `npm run rules -- <command>
  check                what is wrong with schemas, ui-schemas, locales and examples
  book [form]          every rule in both languages in dist/rule-book; --since <ref|folder> adds what changed, --pdf prints it
  edges <form>         examples that a form lacks at the edges of its rules; --accept <name> or --accept all adds them
  impact <ref|folder>  what is newly refused or accepted, and what else is noticed, since a commit or a copy of the project
  new <area>/<form>    the files of a new form; with --page also its page
  uses <form> [field]  who reads the fields of a form, and which nobody reads
  translate            words missing, unused, or longer than their place
  time                 how long all definitions take to compile, cold and cached
  meta                 writes schemas/meta anew, for editors, after the vocabulary changed

On the database of the server's settings, where definitions are published (DEFINITIONS_FROM=release):
  propose [id] --by <who> --reason <why>  what this folder changes becomes a change set in review, with its proof;
                       over the release that was exported into the folder, or --over <release>
  approve <id> --by <who> --digest <what diff begins with> --effect <what releases <id> ends with>
                       a writer of a change set does not approve it
  send-back | withdraw <id> --by <who>
  publish <id> --by <who> [--from <day>] [--until <day>]  puts what is approved in force, at once or from a day
  roll-back <release> --by <who> --reason <why>  takes the release in force back: what is in force without it is so again
  releases [id]        the last change sets and releases; of one its steps, its proof and its effect on customers
  diff [id]            a change set as a git patch; without a number, this folder against what is in force
  export [release]     writes a release, or the one in force, into this folder, and definitions-release.json, which says so;
                       what stands here alone is lost only with --discard`;

/** Runs one command of the analysts' command line; the answer is the exit code. */
export async function runCommand([name = '', ...args]: string[], context: CommandContext): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command(args, context);
  context.say(HELP);
  return name === '' || name === 'help' ? 0 : 1;
}
