/** How a winner is named: `Ayşe Nur Yılmaz` is shown as `Ayşe Y.` */
export function shownName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial}.`;
}
