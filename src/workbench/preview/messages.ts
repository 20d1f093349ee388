import type { FormValues } from '../../shared/form-script.ts';
import type { Lang } from '../../shared/language.ts';
import type { OrderCatalogue } from '../../shared/order.ts';

/** A form or flow of a draft. */
interface Scripted {
  version: string;
  /** Where its scripts are. */
  scripts: Record<Lang, string>;
  /** Where the checks are that a script is given; absent: it has its own. */
  checks?: string | undefined;
}

/** What is shown, and how. */
interface Look extends Scripted {
  lang: Lang;
  theme: 'dark' | 'light';
  /** The day by which its rules judge. */
  today: string;
}

/** The page tells the frame: show this form. */
export interface ShownForm extends Look {
  form: string;
  /** What it is filled in with: each turn begins anew. */
  filled: { turn: number; data: FormValues; order: unknown };
  /** Accepted data, from which a page's lists are made up. */
  examples: unknown[];
  /** The pointer of the field that is worked on: it is brought into view. */
  field?: string | undefined;
}

/** An order as it is walked through: what was typed so far, and where it is. */
export interface WalkState {
  forms: Record<string, FormValues>;
  /** As the wizard of customers keeps them. */
  done: string[];
  passed: string[];
  hasProvedPhone: boolean;
  step: string | null;
  part: string | null;
  /** All is filled in: a customer would have ordered. */
  isOrdered: boolean;
  /** The chosen values that stand in the forms already. */
  taken: string;
}

export const walkBegun = (forms: WalkState['forms'] = {}): WalkState => ({
  ...{
    forms,
    done: [],
    passed: [],
    hasProvedPhone: false,
    step: null,
    part: null,
    isOrdered: false,
    taken: '',
  },
});

/** What customers choose from; empty, it is made up from the examples of the forms. */
export type WalkCatalogue = Pick<OrderCatalogue, 'tariffs' | 'options' | 'providers'>;

/** The page tells the frame: walk through all forms of this flow. */
export interface ShownWalk extends Look {
  flow: string;
  forms: (Scripted & { form: string; examples: unknown[] })[];
  /** Values of the order that count in the place of those that follow from the answers. */
  order: Readonly<Record<string, unknown>>;
  catalogue: WalkCatalogue;
  /** What is absent is as at the beginning. */
  filled: { turn: number; data: Partial<WalkState> };
}

export type Shown = ShownForm | ShownWalk;

/** A rule that what was typed breaks. */
export interface FrameError {
  path: string;
  rule: string;
  sentence: string;
}

/** What the frame tells the page, with what was typed in its own shape. */
export type Told<Data = FormValues> =
  | { kind: 'ready' }
  /** A script has gone meanwhile. */
  | { kind: 'lost' }
  /** A part of its own could not be had. */
  | { kind: 'failed' }
  | {
      kind: 'held';
      version: string;
      /** As typed, and as it would be sent. */
      data: Data;
      value: FormValues;
      errors: FrameError[];
    };

/** Frame and page are of one origin; what comes from another one is no message of theirs. */
export function isOurs(event: MessageEvent, from: unknown): boolean {
  return event.origin === window.location.origin && event.source === from;
}
