/** What a browser tells of a key that types, besides the new text itself. */
const told = ['keydown', 'keypress', 'textInput', 'keyup', 'selectionchange'];
/** A key stroke, and what fills a field without one. */
const changes = ['input', 'change'];
/** Keyboards on a screen do not say which key it was. */
const unnamed = ['Unidentified', 'Process'];

const controls = new WeakMap<EventTarget, (text: string) => void>();
const watched = new WeakSet<Document>();

/**
 * The text of a control goes straight to its form: the events of a key that types a character end before React sees
 * them. For each of them React looks through all parts around the control, twice, and no part has a use for it: that was
 * most of our own time between a key stroke and its picture. Keys that do something, such as Enter or Ctrl+Z, are told as
 * ever.
 * @param onText is given what the control holds; the function given last is called
 */
export function takeTyping(control: HTMLInputElement | HTMLTextAreaElement, onText: (text: string) => void) {
  const { ownerDocument } = control;
  controls.set(control, onText);
  if (watched.has(ownerDocument)) return;
  watched.add(ownerDocument);
  for (const type of told) ownerDocument.addEventListener(type, endTyped, { capture: true });
  for (const type of changes) ownerDocument.addEventListener(type, takeText, { capture: true });
}

function endTyped(event: Event): void {
  if (event.target && controls.has(event.target) && isTyping(event)) event.stopPropagation();
}

function takeText(event: Event): void {
  const { target } = event;
  const onText = target && controls.get(target);
  if (!onText) return;
  // Only controls with a text are kept.
  onText((target as HTMLInputElement).value);
  if (event.type === 'input') event.stopPropagation();
}

function isTyping(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true;
  const { key, ctrlKey, metaKey, altKey } = event;
  return (key.length === 1 || unnamed.includes(key)) && !ctrlKey && !metaKey && !altKey;
}
