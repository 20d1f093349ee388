import { contentOf } from '../../support/goods-folder.ts';

export type Item = Record<string, unknown>;

/** One fault in a file of goods. */
export interface Faulty {
  /** Stands in the file below a good item that is new. */
  item: Item;
  /** What stands in the line that the sentence must name. */
  at: RegExp;
  says: RegExp;
}

/** A kind of goods, with what a file of it may be refused for and what may change. */
export interface Kind {
  id: string;
  /** Is in the database already. */
  known: Item;
  fresh: Item;
  faults: Faulty[];
  change: Item;
}

export const two = (file: string): { known: Item; fresh: Item } => {
  const [known = {}, fresh = {}] = contentOf(file);
  return { known, fresh };
};
const twice = /: ".+" stands in this file twice\. Keep one\.$/;
export const repeat = (item: Item, at: RegExp, says = twice): Faulty => ({ item, at, says });

/** Of an item that is new. */
export const third = { slug: 'third', externalId: 'THIRD' };
