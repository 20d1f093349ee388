/** What the last part of an address names on the page; undefined too where that part is no text, such as `#100%`. */
export function elementOfHash(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}
