/** A test below `tests/`, and its title (or the beginning of it) as it stands in the file. */
export type Proof = readonly [file: string, title: string];

/** What the product says to one requirement, or to several with the same answer. `ids` are separated by spaces. */
export type Entry = { ids: string } & (
  | { answer: string; where: readonly string[]; proofs: readonly Proof[] }
  /** The requirement asks for a text, or for a property that no test can show; `where` holds it. */
  | { documented: string; where: readonly string[] }
  /** Another system of the operator does it; the table in the decision says what it must provide. */
  | { operator: string }
  /** The specification demands something else. */
  | { departure: string; compensation: string; where: readonly string[]; proofs: readonly Proof[] }
  | { notApplicable: string }
);

/** The decision with the inventories: logs, cryptography, data, sessions, outside systems, duties of the operator. */
export const inventories = '.decisions/022-security-inventories.md';
