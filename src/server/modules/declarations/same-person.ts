/** The data that tell apart two people who share a number: as declared, and as in the account. */
export interface Declarant {
  name: string;
  email: string;
}
export interface Holder {
  firstName: string;
  lastName: string;
  email: string;
}

/** Whether a declared name matches the holder's: the whole last name and one first name, in any spelling and order. */
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

/** The parts of a name without accents and capitals, with ı as i and ue as u, because keyboards differ. */
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
