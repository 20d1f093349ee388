import type { Unsaved } from './draft-state.ts';

/** The words of the editor. */
export interface EditorWords {
  back: string;
  absent: (id: number) => string;
  edit: string;
  begin: string;
  beginText: string;
  beginReason: string;
  readOnly: string;
  readOnlyRole: string;
  late: string;
  putBack: string;
  putAllBack: string;
  search: string;
  forms: string;
  otherFiles: string;
  /** Such as `order/order.flow`. */
  flowName: (flow: string) => string;
  nothingFound: string;
  choose: string;
  undo: string;
  redo: string;
  save: string;
  saved: string;
  saving: string;
  /** Another person's changes are in it. */
  joined: string;
  unsaved: Readonly<Record<Exclude<Unsaved, 'unfinished'>, string>>;
  /** A file, or a line, is no value yet. */
  unfinished: (file: string | undefined) => string;
  judge: string;
  judging: string;
  sound: string;
  notJudged: string;
  faults: (count: number) => string;
  /** The same is wrong at other places. */
  alsoAt: (count: number) => string;
  saveFirst: string;
  shared: (piece: string, fields: number, forms: number) => string;
  rules: string;
  rule: string;
  addRule: string;
  remove: string;
  moveUp: string;
  addChoice: string;
  choice: (n: number) => string;
  required: string;
  requiredSometimes: string;
  asJson: string;
  noJson: string;
  notTaken: string;
  layout: string;
  texts: string;
  german: string;
  turkish: string;
  putIn: string;
  characters: (count: number) => string;
  general: string;
  ownSentence: string;
  /** In the box of a word that customers need. */
  noWord: string;
  onlyHere: string;
  examples: string;
  accepted: string;
  refused: string;
  refusedBy: string;
  value: string;
  leftOut: string;
  storedAs: string;
  add: string;
  held: string;
  broken: string;
  conflict: string;
  wholeFile: string;
  theirs: string;
  mine: string;
  takeTheirs: string;
  keepMine: string;
  whatChanges: string;
  usedBy: string;
  uses: Record<
    | 'read'
    | 'notRead'
    | 'asked'
    | 'alsoWritten'
    | 'shown'
    | 'samePiece'
    | 'step'
    | 'rule'
    | 'condition'
    | 'formula',
    string
  > & { keptIn: (column: string) => string };
  /** What reads a field, by the first word of its name. */
  readers: Readonly<Record<string, string>>;
  keywords: Readonly<Record<string, string>>;
  /** Kinds of values, and formats. */
  values: Readonly<Record<string, string>>;
  words: Readonly<Record<string, string>>;
}
