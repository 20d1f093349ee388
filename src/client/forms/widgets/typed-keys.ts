/** What a browser tells of a key that types, besides the change itself. */
const told = ['keydown', 'keypress', 'textInput', 'keyup'];
/** Keyboards on a screen do not say which key it was. */
const unnamed = ['Unidentified', 'Process'];

const controls = new WeakSet<EventTarget>();
const watched = new WeakSet<Document>();

/**
 * The events of a key that types a character end before React sees them; the change that it makes goes on. For each of
 * them React looks through all parts around the control, twice, and no part has a use for it: that was most of our own
 * time between a key stroke and its picture. Keys that do something, such as Enter or Ctrl+Z, are told as ever.
 */
export function endTypedKeys(control: Element): void {
  const { ownerDocument } = control;
  controls.add(control);
  if (watched.has(ownerDocument)) return;
  watched.add(ownerDocument);
  for (const type of told) ownerDocument.addEventListener(type, endTyped, { capture: true });
}

function endTyped(event: Event): void {
  if (event.target && controls.has(event.target) && isTyping(event)) event.stopPropagation();
}

function isTyping(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true;
  const { key, ctrlKey, metaKey, altKey } = event;
  return (key.length === 1 || unnamed.includes(key)) && !ctrlKey && !metaKey && !altKey;
}
