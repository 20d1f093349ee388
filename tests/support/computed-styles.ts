// What tests ask of computed styles is whether something is shown. There are no style sheets in tests, and jsdom compares each
// element with each of the browser's own rules for every answer: that took two thirds of the time of all UI tests.

type Computed = typeof globalThis.getComputedStyle;

const displays = new Map<string, string>();

/** How a browser shows an element of this name that nothing else is said about. */
function usualDisplay(element: Element, computed: Computed): string {
  const key = `${element.namespaceURI} ${element.localName}`;
  const known = displays.get(key);
  if (known !== undefined) return known;
  const plain = element.ownerDocument.createElementNS(element.namespaceURI, element.localName);
  // A dialog that is not open is asked for apart.
  plain.setAttribute('open', '');
  const { display } = computed(plain);
  displays.set(key, display);
  return display;
}

const ownStyle = (element: Element) => (element instanceof HTMLElement ? element.style : undefined);

function displayOf(element: Element, computed: Computed): string {
  const isHidden = element.hasAttribute('hidden') || element.matches('dialog:not([open])');
  const isClosed = element.hasAttribute('popover') || element.getAttribute('type') === 'hidden';
  return isHidden || isClosed ? 'none' : ownStyle(element)?.display || usualDisplay(element, computed);
}

function inherited(element: Element, name: 'visibility' | 'pointerEvents', initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = ownStyle(at)?.[name];
    if (own && own !== 'inherit') return own;
  }
  return initial;
}

/** `getComputedStyle` that answers what is asked for each element without style sheets; all else as before. */
export function withoutSheets(computed: Computed): Computed {
  return (element, pseudo) => {
    if (pseudo) return computed(element, pseudo);
    const quick: Record<string, () => string> = {
      display: () => displayOf(element, computed),
      visibility: () => inherited(element, 'visibility', 'visible'),
      pointerEvents: () => inherited(element, 'pointerEvents', 'auto'),
    };
    const whole = () => computed(element);
    const target = {
      getPropertyValue: (name: string) => quick[name]?.() ?? whole().getPropertyValue(name),
    };
    // The rest of the interface is looked up in jsdom's own object.
    return new Proxy(target as CSSStyleDeclaration, {
      get: (own, name) => {
        if (name === 'getPropertyValue') return own.getPropertyValue;
        const answer = typeof name === 'string' ? quick[name]?.() : undefined;
        return answer ?? Reflect.get(whole(), name);
      },
    });
  };
}
