/** Another wording of a form, which a share of its readers sees. */
export interface Variant {
  name: string;
  /** Percent of all guests and customers. */
  share: number;
}

/** What a variant says otherwise: words of the form, and those of its fields by their path in the UI schema. */
export interface VariantWords extends Variant {
  words: Record<string, string>;
  ui: [path: string[], text: string][];
}

/** What the others see, in figures and on the desk. */
export const ORIGINAL = 'original';
