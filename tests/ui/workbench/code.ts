import { EditorView } from '@codemirror/view';
import { act } from '@testing-library/react';

/** The editors of code on the page; each stands in a shadow root, which queries do not look into. */
function editors(): EditorView[] {
  // By a selector: what is looked for stands in a shadow root.
  const hosts = [...document.querySelectorAll('.code-host')];
  return hosts.flatMap((host) => {
    const dom = host.shadowRoot?.querySelector<HTMLElement>('.cm-editor');
    return (dom && EditorView.findFromDOM(dom)) ?? [];
  });
}

/** The editor of a name. @throws Error where there is none */
export function codeOf(name: RegExp): EditorView {
  const found = editors().find(({ contentDOM }) => name.test(contentDOM.getAttribute('aria-label') ?? ''));
  if (!found) throw new Error(`There is no editor ${name}.`);
  return found;
}

export function textOf({ state }: EditorView): string {
  return state.doc.toString();
}

/** Another text is typed in its place. */
export function rewrite(view: EditorView, text: string): void {
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
}
