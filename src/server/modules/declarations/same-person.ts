/** What tells people apart who share a number: as declared, and as the account has it. */
export interface Declarant {
  name: string;
  email: string;
}
export interface Holder {
  firstName: string;
  lastName: string;
  email: string;
}

/** Whether a declared name is the holder's: the whole last name and one first name, however it is spelt or ordered. */
export function isSameName(declared: string, holder: Pick<Holder, 'firstName' | 'lastName'>): boolean {
  const said = new Set(nameParts(declared));
  const lastName = nameParts(holder.lastName);
  const hasLastName = lastName.length > 0 && lastName.every((part) => said.has(part));
  return hasLastName && nameParts(holder.firstName).some((part) => said.has(part));
}

/** Mail addresses differ by capitals only in theory. */
export function isSameEmail(declared: string, held: string): boolean {
  return declared.toLowerCase() === held.toLowerCase();
}

/** Without accents and capitals, with ı as i and ue as u, as people type names on any keyboard. */
function nameParts(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
