import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { StaffLang } from '../../shared/staff-words.ts';
import type { Completion, Offer } from './completion.ts';
import { jsonWords } from './words.ts';

/** A place that is underlined, with the reason. */
export interface Mark {
  from: number;
  to: number;
  sentence: string;
}

interface Calls {
  complete(text: string, offset: number): Completion | undefined;
  onText(text: string): void;
}

export interface Shown {
  label: string;
  isLocked: boolean;
  described: string;
  text: string;
  marks: readonly Mark[];
}

/** The text was not typed here: undo, or a control, made it another one. */
const fromOutside = Annotation.define<true>();

const theme = EditorView.theme({
  '&': {
    border: '1px solid var(--edge)',
    borderRadius: '0.5rem',
    background: 'var(--card)',
    color: 'inherit',
    fontSize: '0.8125rem',
    maxHeight: '40rem',
  },
  '&.cm-focused': { outline: '2px solid var(--main)', outlineOffset: '1px' },
  '.cm-scroller': { overflow: 'auto', lineHeight: '1.45', fontFamily: 'ui-monospace, monospace' },
  '.cm-content': { caretColor: 'currentcolor' },
  '.cm-gutters': { background: 'transparent', color: 'var(--muted)', border: '0' },
  '.cm-tooltip': { background: 'var(--card)', color: 'inherit', border: '1px solid var(--edge)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--main)', color: 'var(--on-main)' },
  '.cm-completionInfo': { maxWidth: '20rem', padding: '0.375rem 0.5rem' },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--main)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--good)' },
]);

/** Where the cursor goes when an offer is taken: into what is empty. */
function cursorAfter({ insert }: Offer): number {
  return /(?:""|\[\]|\{\})$/.test(insert) && !insert.startsWith('""') ? insert.length - 1 : insert.length;
}

/** What differs alone: the cursor stays where it is in all else. */
function changeTo(text: string, before: string): { from: number; to: number; insert: string } {
  const most = Math.min(text.length, before.length);
  let from = 0;
  while (from < most && text[from] === before[from]) from++;
  let end = 0;
  while (end < most - from && text.at(-1 - end) === before.at(-1 - end)) end++;
  return { from, to: before.length - end, insert: text.slice(from, text.length - end) };
}

function completionsIn(calls: () => Calls): (context: CompletionContext) => CompletionResult | null {
  return ({ state, pos, explicit }) => {
    const found = calls().complete(state.doc.toString(), pos);
    if (!found || (!explicit && found.from === pos)) return null;
    const { from, to } = found;
    const options = found.offers.map((offer) => ({
      label: offer.label,
      ...(offer.description !== undefined && { info: offer.description }),
      apply: (view: EditorView) =>
        view.dispatch({
          changes: { from, to, insert: offer.insert },
          selection: { anchor: from + cursorAfter(offer) },
          userEvent: 'input.complete',
        }),
    }));
    return { from, options, filter: false };
  };
}

/**
 * CodeMirror in a shadow root of its own: there it puts its styles into a constructed sheet, which a page without inline
 * styles may have.
 */
export class CodeView {
  readonly #view: EditorView;
  readonly #changing = new Compartment();
  /** What it shows: the page is drawn with each key stroke, and another pane's is none of this one. */
  #shown = '';

  constructor(host: HTMLElement, { lang, calls }: { lang: StaffLang; calls: () => Calls }) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
    const onUpdate = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isTyped = docChanged && !transactions.some((one) => one.annotation(fromOutside));
      if (isTyped) calls().onText(state.doc.toString());
    });
    const extensions = [
      ...[
        lineNumbers(),
        json(),
        syntaxHighlighting(colours),
        theme,
        EditorView.lineWrapping,
        indentUnit.of('  '),
      ],
      autocompletion({ override: [completionsIn(calls)], icons: false, interactionDelay: 0 }),
      keymap.of(defaultKeymap),
      EditorState.phrases.of(jsonWords[lang].phrases),
      this.#changing.of([]),
      onUpdate,
    ];
    this.#view = new EditorView({ state: EditorState.create({ extensions }), parent: root, root });
  }

  show({ label, isLocked, described, text, marks }: Shown): void {
    const { state } = this.#view;
    const isOther = state.doc.toString() !== text;
    const wished = JSON.stringify([label, isLocked, described, text, marks]);
    if (!isOther && wished === this.#shown) return;
    this.#shown = wished;
    const attributes = {
      'aria-label': label,
      'aria-invalid': String(described !== ''),
      ...(described !== '' && { 'aria-description': described }),
      spellcheck: 'false',
      // Also a text that is only read is scrolled by keys.
      tabindex: '0',
    };
    this.#view.dispatch({
      ...(isOther && { changes: changeTo(text, state.doc.toString()) }),
      annotations: fromOutside.of(true),
      effects: this.#changing.reconfigure([
        EditorView.contentAttributes.of(attributes),
        EditorState.readOnly.of(isLocked),
        EditorView.editable.of(!isLocked),
      ]),
    });
    const diagnostics = marks.map(({ from, to, sentence }) => ({
      ...{ from: Math.min(from, text.length), to: Math.min(Math.max(to, from), text.length) },
      ...{ severity: 'error' as const, message: sentence },
    }));
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
  }

  destroy(): void {
    this.#view.destroy();
  }
}
